/** Bundles the inline programs of the split build into one script. So the policy has one hash, and shared code is included once. */
import './program.ts';
import '../prefetch/head.ts';
