plugins {
    id("com.android.library")
    kotlin("android")
    `maven-publish`
}

android {
    namespace = "com.sdhealth.bridge.android"
    compileSdk = 36
    defaultConfig { minSdk = 26; consumerProguardFiles("consumer-rules.pro") }
    sourceSets["main"].kotlin.setSrcDirs(listOf("../android"))
    publishing { singleVariant("release") { withSourcesJar() } }
}
kotlin { explicitApi(); jvmToolchain(17) }

dependencies {
    api(project(":bridge"))
    implementation("androidx.webkit:webkit:1.14.0")
}

publishing {
    publications { register<MavenPublication>("release") { afterEvaluate { from(components["release"]) } } }
}
