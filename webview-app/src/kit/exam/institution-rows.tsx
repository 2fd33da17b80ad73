import { dialPhone, openExternal } from '@sdhealth/bridge-sdk';
import { Map as MapIcon, Phone } from 'lucide-react';
import type { Appointment } from '../../api/exam.ts';
import { bridge } from '../../platform/bridge.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { useKitWords } from '../words/index.ts';

/** The institution of an appointment: the way there, and the phone. */
export function InstitutionRows({ appointment }: { appointment: Appointment }) {
  const words = useKitWords().examStatus;
  const { appointmentUnitName, appointmentUnitAddress, appointmentUnitPhone } = appointment;
  const url = mapOf(appointment);
  const open = { href: url, onClick: hostFirst(openExternal, () => bridge.call(openExternal, { url })) };
  const call = {
    href: `tel:${appointmentUnitPhone}`,
    onClick: hostFirst(dialPhone, () => bridge.call(dialPhone, { number: appointmentUnitPhone })),
  };
  return (
    <Rows>
      <ListRow
        icon={<MapIcon />}
        title={appointmentUnitName}
        text={
          <>
            {appointmentUnitAddress}
            <br />
            {words.map}
          </>
        }
        {...open}
      />
      <ListRow icon={<Phone />} title={words.call} text={appointmentUnitPhone} {...call} />
    </Rows>
  );
}

/** The host's own way where it has one, and the link where it has not or fails. */
function hostFirst(method: Parameters<typeof bridge.supports>[0], run: () => Promise<unknown>) {
  return (event: { preventDefault: () => void; currentTarget: EventTarget }) => {
    if (!bridge.supports(method).ok) return;
    event.preventDefault();
    void run().catch(() => undefined);
  };
}

/** The public map page that phones here open in their map app. */
function mapOf({ latitude, longitude, appointmentUnitName }: Appointment): string {
  const url = new URL('https://uri.amap.com/marker');
  url.searchParams.set('position', `${longitude},${latitude}`);
  url.searchParams.set('name', appointmentUnitName);
  url.searchParams.set('coordinate', 'wgs84');
  return url.href;
}
