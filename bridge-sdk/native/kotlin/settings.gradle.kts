// For those who build the libraries themselves: `gradle :bridge:publishToMavenLocal :bridge-android:publishToMavenLocal` in this folder.
pluginManagement { repositories { google(); mavenCentral(); gradlePluginPortal() } }
dependencyResolutionManagement { repositories { google(); mavenCentral() } }

rootProject.name = "sdhealth-bridge"
include(":bridge", ":bridge-android")
