import { urls } from '@vitrine/contract/urls'
import { Button, Skeleton } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { LinkPdf } from './link-pdf.tsx'
import { ResumoTermo } from './resumo-termo.tsx'
import { TextoTermo } from './texto-termo.tsx'
import { useTermo } from './use-termo.ts'

/** The terms of use to read over any page (§2); printed and kept from their own page. */
export function PainelTermos() {
  const { slug } = useLoja()
  const { termo, erro } = useTermo()
  if (erro) return <NaoLido titulo="O texto dos termos não carregou">Tente em alguns instantes.</NaoLido>
  if (!termo) return <Skeleton style={{ height: 240 }} />
  return (
    <div className="leading-relaxed">
      <ResumoTermo termo={termo} />
      <TextoTermo termo={termo} nivel={3} />
      <LinkPdf slug={slug} termo={termo} />
      <Button variant="outline" icon="printer" className="mt-6" href={urls.termos(slug)}>
        Abrir a página para imprimir
      </Button>
    </div>
  )
}
