import type { GradeDaNegociacao, LinhaDaGrade } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Icon, Pill } from '@vitrine/ui'

import { Foto } from '#cliente'
import { sayPreco } from '#grade'

interface EspelhoProps {
  grade: GradeDaNegociacao
  faixa: string
}

/** The offer as the client reads it: each price, old and new, its answer, what is saved. */
export function Espelho({ grade: { linhas, somas }, faixa }: EspelhoProps) {
  const negociadas = linhas.filter(({ precoatendente }) => precoatendente !== null)
  return (
    <div className="ng-espelho">
      <p className="ng-faixa">
        <Icon name="handshake" size={16} />
        {faixa}
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
  )
}

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
