// Android's classes, as far as the native files and the guide name them.
package android.content

import android.net.Uri

class Intent(val action: String, val uri: Uri) { companion object { const val ACTION_VIEW = "VIEW" } }
