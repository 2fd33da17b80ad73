plugins {
    id("com.android.application")
    kotlin("android")
}

android {
    namespace = "shop.app"
    compileSdk = 36
    defaultConfig {
        applicationId = "shop.app"
        minSdk = 26
        targetSdk = 36
        versionCode = 1
        versionName = "1.0.0"
    }
}
kotlin { jvmToolchain(17) }

dependencies {
    implementation(project(":shop"))
    implementation("com.sdhealth:bridge-android:__VERSION__")
    implementation("androidx.activity:activity-ktx:1.10.1")
    implementation("androidx.lifecycle:lifecycle-runtime-ktx:2.9.2")
    implementation("org.jetbrains.kotlinx:kotlinx-coroutines-android:1.10.2")
}
