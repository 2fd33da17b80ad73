// Declares the Android classes that the native files and the guide use.
package android.content

import android.net.Uri

class Intent(val action: String, val uri: Uri) { companion object { const val ACTION_VIEW = "VIEW" } }
