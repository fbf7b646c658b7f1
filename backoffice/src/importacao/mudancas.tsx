import type { Importacao } from '@vitrine/contract'
import { fichas, tituloDe } from '@vitrine/rules/importacao'

/** Which fields change, in how many records. */
export function Mudancas({ importacao: { tipo, campos, contagens } }: { importacao: Importacao }) {
  const lista = Object.entries(campos).toSorted(([, a], [, b]) => b - a)
  const total = contagens.mudada ?? 0
  if (lista.length === 0 || total === 0) return null
  return (
    <section className="importacao-mudancas" aria-labelledby="o-que-muda">
      <h2 id="o-que-muda">{`O que muda ${total === 1 ? `no ${fichas[tipo].um}` : `nos ${total}`}`}</h2>
      <ul>
        {lista.map(([campo, quantas]) => (
          <li key={campo}>
            <span>{tituloDe(tipo, campo)}</span>
            <span className="meter" aria-hidden>
              <i style={{ width: `${(quantas / total) * 100}%` }} />
            </span>
            <b className="num">{quantas}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
