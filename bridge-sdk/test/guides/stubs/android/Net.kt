// Declares the Android classes that the native files and the guide use.
package android.net

class Uri private constructor(private val text: String) {
    val scheme: String? get() = text.substringBefore(':', "").ifEmpty { null }
    override fun toString() = text
    companion object { fun parse(text: String) = Uri(text) }
}
