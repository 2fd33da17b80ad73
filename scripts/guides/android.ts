/** The Android guide as one Kotlin file, its pieces where their readers put them. */
import { blocksOf } from './blocks.ts';

export function androidGuide(): string {
  const piece = blocksOf('embedding-android.md', 'kotlin');
  return `package shop
import android.*
import com.sdhealth.bridge.*
import kotlinx.coroutines.*
import kotlinx.serialization.json.*
import shop.PaymentEnd.*

${piece(0)}
${piece(1)}
class Screen(
    private val page: BridgedPage, private val webView: WebView, private val lastUrl: String, private val restarts: Restarts,
    private val lifecycleScope: CoroutineScope, private val onBackPressedDispatcher: BackDispatcher,
) : PhoneScreen() {
${piece(2)}
${piece(3)}
${piece(4)}
    fun listenToBack() {
${piece(5)}
    }
}
`;
}
