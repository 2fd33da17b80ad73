package androidx.lifecycle

import androidx.activity.ComponentActivity
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers

val ComponentActivity.lifecycleScope: CoroutineScope get() = CoroutineScope(Dispatchers.Unconfined).also { check(this !== it) }
