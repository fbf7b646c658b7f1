import type { DiaSimulado } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'

import { motivos, sayForma } from './say-forma.ts'
import { lastMinute, sayHora } from './say-momento.ts'

type Momento = DiaSimulado['momentos'][number]

/** The day in words: when an order is made, and between what its shopper chooses then. */
export function MomentosDoDia({ momentos }: { momentos: readonly Momento[] }) {
  return (
    <table className="entrega-momentos" aria-label="O dia em palavras">
      <thead>
        <tr>
          <th scope="col">Pedido feito</th>
          <th scope="col">O cliente escolhe entre</th>
        </tr>
      </thead>
      <tbody>
        {momentos.map((momento) => (
          <tr key={momento.desde}>
            <th scope="row" className="num">
              {sayHora(momento.desde)} às {sayHora(lastMinute(momento.ate))}
            </th>
            <td>
              <Oferta momento={momento} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Oferta({ momento: { recusa, formas, fora } }: { momento: Momento }) {
  return (
    <>
      {recusa && <p>{`O cliente lê: “${recusa}”`}</p>}
      <ul>
        {formas.map((forma) => (
          <li key={forma.idformaentrega}>
            <b>{forma.nome}</b>: {sayForma(forma)}
            {sayMais(forma)}
          </li>
        ))}
        {fora.map(({ idformaentrega, nome, motivo }) => (
          <li key={idformaentrega} className="text-ink-muted">
            {nome} não aparece: {motivos[motivo]}.
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many windows there are besides, and of the full and closed ones. */
function sayMais({ datas, corte }: Momento['formas'][number]): string {
  const janelas = datas.flatMap((data) => data.janelas)
  const livres = janelas.filter(({ situacao }) => situacao === 'LIVRE').length
  const cheias = janelas.filter(({ situacao }) => situacao === 'ESGOTADA').length
  return [
    '',
    pluralize(livres, 'janela livre', 'janelas livres'),
    ...(cheias > 0 ? [pluralize(cheias, 'cheia', 'cheias')] : []),
    ...(corte ? [corte] : []),
  ].join(' · ')
}
