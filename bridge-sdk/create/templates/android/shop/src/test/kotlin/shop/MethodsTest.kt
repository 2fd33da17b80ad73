package shop

import com.sdhealth.bridge.BRIDGE_EVENTS
import com.sdhealth.bridge.BridgeChannel
import kotlinx.coroutines.runBlocking
import kotlin.test.Test
import kotlin.test.assertEquals

class MethodsTest {
    private val phone = object : Phone {
        override suspend fun steps(days: Long) = mapOf("2026-01-02" to 800 * days)
        override fun showTitle(title: String) = Unit
    }

    @Test
    fun thePageHearsTheStepsThatThePhoneCounts() {
        val posted = mutableListOf<String>()
        runBlocking {
            val channel = BridgeChannel("Shop", "1.0.0", makeMethods(phone), BRIDGE_EVENTS, this, { place, cause -> throw IllegalStateException(place, cause) }) { posted += it }
            channel.receive("""{"jsonrpc":"2.0","id":"page.1","method":"getSteps","params":{"days":7}}""")
        }
        assertEquals("""{"jsonrpc":"2.0","id":"page.1","result":{"days":[{"date":"2026-01-02","steps":5600}]}}""", posted.last())
    }
}
