// Android's classes, as far as the native files and the guide name them.
package android.graphics

class Bitmap
