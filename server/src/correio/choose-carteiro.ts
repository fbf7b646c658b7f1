import type { Config } from '#infra'

import { carteiroDemo, type Carteiro } from './send-correio.ts'
import { createCarteiroSmtp } from './smtp.ts'

/** The mail server of SMTP_URL; the demo's mailbox without one; null outside the demo: letters wait, none is lost. */
export async function chooseCarteiro({
  smtpUrl,
  correioDe,
  demo,
}: Pick<Config, 'smtpUrl' | 'correioDe' | 'demo'>): Promise<Carteiro | null> {
  if (smtpUrl) return createCarteiroSmtp({ url: smtpUrl, remetente: correioDe })
  if (demo) return carteiroDemo
  process.stderr.write('Correio: sem SMTP_URL as mensagens ficam guardadas e não saem.\n')
  return null
}
