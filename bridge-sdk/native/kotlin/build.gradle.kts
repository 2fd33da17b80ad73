plugins {
    kotlin("jvm") version "2.4.20" apply false
    kotlin("android") version "2.4.20" apply false
    kotlin("plugin.serialization") version "2.4.20" apply false
    id("com.android.library") version "8.13.0" apply false
}

subprojects {
    group = "com.sdhealth"
    version = Regex("bridge-sdk (\\S+),").find(rootDir.resolve("Models.kt").readText())!!.groupValues[1]
}
