/** Joins the code of the Android guide to a Kotlin file, with each block in the guide's place. */
import { blocksOf } from './blocks.ts';

export function androidGuide(): string {
  const block = blocksOf('embedding-android.md', 'kotlin');
  return `package shop
import android.content.*
import android.net.*
import android.webkit.*
import com.sdhealth.bridge.*
import com.sdhealth.bridge.android.*
import com.sdhealth.bridge.test.*
import kotlinx.coroutines.*
import kotlinx.serialization.json.*
import okhttp3.*
import shop.PaymentEnd.*

${block(0)}
${block(2)}
    private val onBackPressedDispatcher = BackDispatcher()
${block(3)}
    fun listenToBack() {
${block(4)}
    }
}
class VectorTest {
${block(1)}
${block(5)}
}
`;
}
