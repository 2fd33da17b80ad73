// The reader's own app, as far as the Android guide names it.
package shop

import com.sdhealth.bridge.PaySeqParams

enum class PaymentEnd { Paid, ClosedBeforePaying, ClosedWhilePaying }
class Session { val token: String? = null; suspend fun refreshed(): String? = token }
class Cashier { suspend fun pay(order: PaySeqParams) = if (order.paySeq == "") PaymentEnd.ClosedBeforePaying else PaymentEnd.Paid }
class Bundle { fun confirm() = Unit }
class App {
    val session = Session()
    val cashier = Cashier()
    val bundle = Bundle()
    var title = ""
    suspend fun askToLogIn(reason: String?) = reason != null
}
