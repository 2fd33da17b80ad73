// Declares the Android classes that the native files and the guide use.
package android.os

object SystemClock { fun elapsedRealtime() = 0L }
