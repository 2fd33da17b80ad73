// Android's classes, as far as the native files and the guide name them.
package android.net

class Uri private constructor(private val text: String) {
    val scheme: String? get() = text.substringBefore(':', "").ifEmpty { null }
    override fun toString() = text
    companion object { fun parse(text: String) = Uri(text) }
}
