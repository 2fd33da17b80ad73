plugins {
    kotlin("jvm") version "2.4.20" apply false
    kotlin("android") version "2.4.20" apply false
    id("com.android.application") version "8.13.0" apply false
}
