/** The programs of the split build's markup: one script, so that the page's policy names one, and what both need is there once. */
import './program.ts';
import '../prefetch/head.ts';
