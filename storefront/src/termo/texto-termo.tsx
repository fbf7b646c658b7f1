import type { TermoUso } from '@vitrine/contract'
import { formatDiaDe, FUSO_PADRAO } from '@vitrine/rules/data'

/** Paragraphs and headings of the terms, the platform's own; nothing in them is markup. */
export function TextoTermo({ termo, nivel }: { termo: TermoUso; nivel: 2 | 3 }) {
  const Titulo = `h${nivel}` as const
  return (
    <>
      <p className="text-12 text-ink-muted">
        {`Versão ${termo.versao}, publicada em ${formatDiaDe(termo.publicado_em, FUSO_PADRAO)}`}
      </p>
      {termo.texto.split(/\n{2,}/).map((trecho) => {
        const [linha = '', ...resto] = trecho.split('\n')
        if (!linha.startsWith('## '))
          return (
            <p key={trecho} className="mt-3">
              {trecho}
            </p>
          )
        return (
          <section key={trecho} className="mt-5">
            <Titulo className="text-16 font-semibold">{linha.slice(3)}</Titulo>
            <p className="mt-1">{resto.join(' ')}</p>
          </section>
        )
      })}
    </>
  )
}
