import { useEffect, useState } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

/** Shows a link that saves a file which the page has loaded. */
export function SaveLink({ file }: { file: Blob }) {
  const words = useWords().report;
  const [address, setAddress] = useState('');
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    <LinkButton wide tone="secondary" href={address} download={`${words.title}.pdf`}>
      {words.save}
    </LinkButton>
  );
}
