import type { Bridge } from '@sdhealth/bridge-sdk';
import { BridgeProvider } from '@sdhealth/bridge-sdk/react';
import { Steps } from './steps';

export const App = ({ bridge }: { bridge: Bridge }) => (
  <BridgeProvider bridge={bridge}>
    <Steps />
  </BridgeProvider>
);
