import type { TermoUso } from '@vitrine/contract'

/** Paragraphs and headings of the terms; nothing in them is markup. */
export function TextoTermo({ termo, nivel }: { termo: TermoUso; nivel: 2 | 3 }) {
  const Titulo = `h${nivel}` as const
  return (
    <>
      <p className="text-12 text-ink-muted">
        {`Versão ${termo.versao}, publicada em ${formatDia(termo.publicado_em)}`}
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

function formatDia(iso: string): string {
  return new Date(iso).toLocaleDateString('pt-BR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  })
}
