import { useEffect, useState } from 'react';
import { qrPicture } from '../../../kit/pictures/qr-picture.ts';
import { Text } from '../../../ui/layout.tsx';
import styles from './download.module.css';
import { useDownloadWords } from './words/index.ts';

/** Shows an address as a QR code for a phone's camera. If that fails, shows it as text. */
export function AddressCode({ address }: { address: string }) {
  const words = useDownloadWords().code;
  const [picture, setPicture] = useState<string | false>();
  useEffect(() => {
    let isMounted = true;
    qrPicture(address)
      .catch((): false => false)
      .then((code) => {
        if (isMounted) setPicture(code);
      });
    return () => {
      isMounted = false;
    };
  }, [address]);
  if (picture === false)
    return (
      <div>
        <Text tone="soft">{words.openAddress}</Text>
        <p className={styles.address}>{address}</p>
      </div>
    );
  return <span className={styles.code}>{picture ? <img src={picture} alt={words.alt} /> : null}</span>;
}
