import { waitAfterOpening } from '../../../kit/action/after-opening.ts';
import { openLink } from '../../../kit/links/open-link.ts';
import { forgetSigning, noteSigningBegun } from '../flows/entrust.ts';

/** Opens the page on which a contract is signed. Rejects if the host does not open it, and the contract is then unsigned. */
export async function openBank(signUrl: string | undefined): Promise<void> {
  if (!signUrl) throw new Error('no page to sign on');
  noteSigningBegun();
  await openLink(signUrl).catch((error: unknown) => {
    forgetSigning();
    throw error;
  });
  await waitAfterOpening();
}
