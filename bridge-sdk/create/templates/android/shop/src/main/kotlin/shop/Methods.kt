/** The things that the page may ask of the app. It knows no phone, so that a plain unit test can ask them. */
package shop

import com.sdhealth.bridge.BridgeGuard
import com.sdhealth.bridge.BridgeMethods
import com.sdhealth.bridge.GetStepsResult
import com.sdhealth.bridge.GetStepsResultDay

/** Exactly your own origins. */
val GUARD = BridgeGuard(origins = setOf("https://shop.example"))

/** What the methods need of the phone. */
interface Phone {
    /** The steps of each of the last [days] days by its date, `YYYY-MM-DD`, oldest first. */
    suspend fun steps(days: Long): Map<String, Long>

    fun showTitle(title: String)
}

fun makeMethods(phone: Phone) = BridgeMethods(GUARD).apply {
    getSteps { params, _ -> GetStepsResult(phone.steps(params.days).map { (date, steps) -> GetStepsResultDay(date, steps) }) }
    setTitle { params, _ -> phone.showTitle(params.title) }
}
