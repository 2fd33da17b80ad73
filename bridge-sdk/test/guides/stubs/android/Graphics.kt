// Declares the Android classes that the native files and the guide use.
package android.graphics

class Bitmap
