import {
  formatDiaRelativoDe,
  formatQuando,
  lastDiaOf,
  formatDiaRelativo,
  type Hoje,
} from '@vitrine/rules/data'
import { formatPercentual, formatReais, sumReais } from '@vitrine/rules/dinheiro'

import { sayPreco } from '#grade'

import type { SomasNaTela } from './preview-mesa.ts'
import { sayDiferenca, sayMargem } from './say-desconto.ts'
import type { Mesa } from './use-mesa.ts'

type Versao = Mesa['grade']['versoes'][number]

interface VersoesProps {
  mesa: Mesa
  somas: SomasNaTela
  hoje: Hoje
}

/** The versions side by side: the two sent last, and the one that is written now (mockup 22). */
export function Versoes({ mesa, somas, hoje }: VersoesProps) {
  const { grade } = mesa
  const enviadas = grade.versoes.slice(0, grade.aberto ? 2 : 3).toReversed()
  const colunas: Lado[] = [
    ...enviadas.map((versao) => showEnviada(versao, hoje)),
    ...(grade.aberto ? [showAgora(mesa, somas, hoje)] : []),
  ]
  const [ultima] = grade.versoes
  return (
    <section aria-labelledby="og-versoes">
      <h2 id="og-versoes">Versões</h2>
      <table className="og-versoes num">
        <thead>
          <tr>
            <td aria-hidden />
            {colunas.map(({ nome, quando, isAgora }) => (
              <th key={nome} scope="col" data-agora={isAgora || undefined}>
                {nome}
                <small>{quando}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fatos.map(({ id, nome }) => (
            <tr key={id} data-fato={id}>
              <th scope="row">{nome}</th>
              {colunas.map((lado) => (
                <td key={lado.nome} data-agora={lado.isAgora || undefined}>
                  {lado[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {grade.aberto && ultima && somas.total !== null && somas.total !== ultima.total && (
        <p className="og-dif num">
          <span>{`v${grade.rascunho.versao} custa ${somas.total < ultima.total ? 'menos' : 'mais'} para o cliente`}</span>
          <b data-menos={somas.total < ultima.total || undefined}>
            {sayDiferenca(sumReais(somas.total, -ultima.total))}
          </b>
        </p>
      )}
      {grade.versoes
        .filter(({ resposta }) => resposta)
        .slice(0, 2)
        .map((versao) => (
          <Resposta key={versao.versao} versao={versao} hoje={hoje} />
        ))}
    </section>
  )
}

const fatos = [
  { id: 'produtos', nome: 'Produtos' },
  { id: 'desconto', nome: 'Desconto' },
  { id: 'frete', nome: 'Frete' },
  { id: 'margem', nome: 'Margem' },
  { id: 'validade', nome: 'Validade' },
  { id: 'total', nome: 'Total' },
] as const

type Lado = Record<(typeof fatos)[number]['id'] | 'nome' | 'quando', string> & { isAgora: boolean }

const sayPercentual = (pontos: number | null) =>
  pontos === null ? '—' : `${formatPercentual(Math.abs(pontos))}%`
const sayFrete = (reais: number) => (reais === 0 ? 'grátis' : sayPreco(reais))

function showEnviada(versao: Versao, hoje: Hoje): Lado {
  const dia = formatDiaRelativo(lastDiaOf(versao.valido_ate, hoje.fuso), hoje)
  return {
    isAgora: false,
    nome: `v${versao.versao}`,
    quando: `enviada ${formatDiaRelativoDe(versao.quando, hoje)}`,
    produtos: sayPreco(versao.produtos),
    desconto: sayPercentual(versao.desconto),
    frete: sayFrete(versao.taxaentrega),
    margem: sayMargem(versao.margem),
    validade: versao.vencida ? `venceu ${dia}` : `até ${dia}`,
    total: sayPreco(versao.total),
  }
}

function showAgora({ grade, cabeca }: Mesa, somas: SomasNaTela, hoje: Hoje): Lado {
  return {
    isAgora: true,
    nome: `v${grade.rascunho.versao}`,
    quando: 'agora',
    produtos: sayPreco(somas.versao),
    desconto: sayPercentual(somas.desconto),
    frete: sayFrete(cabeca.taxaentrega ?? grade.somas.taxaentrega),
    margem: sayMargem(somas.margem),
    validade: cabeca.validade ? `até ${formatDiaRelativo(cabeca.validade, hoje)}` : 'a dizer',
    total: sayPreco(somas.total),
  }
}

/** What the customer made of a version, or wrote about it. */
function Resposta({ versao: { versao, resposta, total }, hoje }: { versao: Versao; hoje: Hoje }) {
  if (!resposta) return null
  const { tipo, texto, quem, em } = resposta
  const feito = { ACEITOU: `Aceitou ${formatReais(total)}.`, RECUSOU: 'Recusou.', ESCREVEU: '' }[tipo]
  return (
    <blockquote className="og-resposta" data-tipo={tipo}>
      <p>{[feito, texto].filter(Boolean).join(' ')}</p>
      <small>{`${quem}, resposta à v${versao} · ${formatQuando(em, hoje)}`}</small>
    </blockquote>
  )
}
