import { useLoaderData } from 'react-router'

import { Button } from '@vitrine/ui'

import { useLoja } from '#shell'
import { TextoDaLoja } from '#texto-estatico'

import type { loadTermos } from './load-termos.ts'
import { LinkPdf } from './link-pdf.tsx'
import { ResumoTermo } from './resumo-termo.tsx'
import { TextoTermo } from './texto-termo.tsx'

export { loadTermos as loader } from './load-termos.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** The terms of use to read, print or keep; accepting them happens where they are asked for. */
export default function Termos() {
  const { nome, slug } = useLoja()
  const { termo, condicoes } = useLoaderData<typeof loadTermos>()
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`Termos de uso · ${nome}`}</title>
      <article className="max-w-[640px] leading-relaxed">
        <h1 className="mb-1">{termo.titulo}</h1>
        <ResumoTermo termo={termo} />
        <TextoTermo termo={termo} nivel={2} />
        {condicoes && <TextoDaLoja texto={condicoes} slug={slug} />}
        <Button variant="outline" icon="printer" className="mt-8 print:hidden" onClick={() => window.print()}>
          Imprimir
        </Button>
        <LinkPdf slug={slug} termo={termo} />
      </article>
    </main>
  )
}
