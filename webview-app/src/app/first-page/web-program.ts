/** Bundles the inline programs of the split build into one script: the policy names one hash, and shared code is there once. */
import './program.ts';
import '../prefetch/head.ts';
