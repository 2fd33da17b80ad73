// Declares the parts of the reader's own app that the Android guide names.
package shop

import android.content.Intent
import com.sdhealth.bridge.BridgeRestarts
import com.sdhealth.bridge.PaySeqParams

enum class PaymentEnd { Paid, ClosedBeforePaying, ClosedWhilePaying }
class Session { val token: String? = null; suspend fun refreshed(): String? = token }
class Cashier { suspend fun pay(order: PaySeqParams) = if (order.paySeq == "") PaymentEnd.ClosedBeforePaying else PaymentEnd.Paid }
class Album { suspend fun choose(count: Long) = List(count.toInt()) { "data:image/png;base64,AA==" } }
class Bundle { fun confirm() = Unit }
class Crashes { fun report(place: String, cause: Throwable) = println("$place $cause") }
class App {
    val session = Session()
    val cashier = Cashier()
    val album = Album()
    val bundle = Bundle()
    val crashes = Crashes()
    val restarts = BridgeRestarts { 0 }
    var title = ""
    suspend fun askToLogIn(reason: String?) = reason != null
}
class BackDispatcher { fun addCallback(owner: Any, run: () -> Unit) = check(owner is PhoneScreen).also { run() } }
/** Imitates an activity. */
open class PhoneScreen {
    open fun onResume() = Unit
    open fun onPause() = Unit
    fun finish() = Unit
    fun startActivity(intent: Intent) = Unit
    fun showPage(address: String?) = Unit
    fun showSorry() = Unit
}
@Target(AnnotationTarget.FUNCTION) annotation class Test
fun file(name: String) = java.io.File(name).readText()
fun <T> assertEquals(expected: T, found: T) = check(expected == found)
