import type { GradeDaNegociacao, LinhaDaGrade } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Icon, Pill } from '@vitrine/ui'

import { sayPreco } from '#grade'
import { Foto } from '#cliente'

/** What the client reads while one negotiates: its prices, old and new, and what it said to them (mockup 14). */
export function TelaDoCliente({ grade }: { grade: GradeDaNegociacao }) {
  const { cliente, posse, somas, linhas } = grade
  const negociadas = linhas.filter(({ precoatendente }) => precoatendente !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (axe: scrollable-region-focusable)
    <section className="ng-tela" aria-labelledby="na-tela" tabIndex={0}>
      <div className="ng-tela-h">
        <h2 id="na-tela">Na tela do cliente</h2>
        {cliente.presenca.aqui && (
          <Pill mini tone="success" icon="eye">
            vendo agora
          </Pill>
        )}
      </div>
      <div className="ng-espelho">
        <p className="ng-faixa">
          <Icon name="handshake" size={16} />
          {posse ? `${posse.atendente} está negociando seus preços` : sayLivre(grade)}
        </p>
        <ul>
          {negociadas.map((linha) => (
            <li key={linha.id}>
              <Foto imagem={linha.imagem} />
              <span>
                {linha.nome}
                <span className="num">
                  <s>{sayPreco(linha.tabela)}</s> <b>{sayPreco(linha.precoatendente)}</b>
                </span>
              </span>
              <Resposta linha={linha} />
            </li>
          ))}
        </ul>
        {negociadas.length === 0 && <p className="ng-tela-nada">Nenhum preço negociado ainda.</p>}
        <p className="ng-tela-soma num">
          <span>{somas.desconto ? `Economia ${formatReais(somas.desconto)}` : ''}</span>
          <b>{somas.total === null ? '—' : formatReais(somas.total)}</b>
        </p>
      </div>
    </section>
  )
}

const sayLivre = ({ negociacao }: GradeDaNegociacao) =>
  negociacao ? 'Preços negociados no carrinho' : 'O carrinho está livre'

function Resposta({ linha: { situacao, contraproposta } }: { linha: LinhaDaGrade }) {
  if (situacao === 'ACEITO')
    return (
      <Pill mini tone="success" icon="check">
        aceito
      </Pill>
    )
  if (situacao === 'RECUSADO')
    return (
      <Pill mini tone="danger">
        recusado
      </Pill>
    )
  if (contraproposta) return <Pill mini tone="warning">{`pediu ${sayPreco(contraproposta.preco)}`}</Pill>
  return <Pill mini>sem resposta</Pill>
}
