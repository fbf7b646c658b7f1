import type { ChamadaDeChave, ChamadaFeita } from '@vitrine/contract'
import { formatInstante, formatQuando, type Hoje } from '@vitrine/rules/data'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Pill } from '@vitrine/ui'

import { ChamadaEquivalente } from '#chamada'
import { useTrabalho } from '#shell'

import {
  asCall,
  explainRecusa,
  isEntrada,
  paramsOf,
  sayChamada,
  sayMs,
  situacaoOf,
  situacoesDitas,
} from './say-chamada.ts'

interface LinhaProps {
  feita: ChamadaFeita
  /** Name of its key. */
  chave: string
  possiveis: readonly ChamadaDeChave[]
  hoje: Hoje
}

/** One call: what came of it, and opened, all that is kept of it. */
export function LinhaDaChamada({ feita, chave, possiveis, hoje }: LinhaProps) {
  const { quando, chamada, status, codigo, ms } = feita
  const { nome, tone } = situacoesDitas[situacaoOf(status)]
  return (
    <li>
      <details className="chamadas-linha">
        <summary>
          <Pill mini tone={tone}>
            {status} {nome}
          </Pill>
          <b>{sayChamada(chamada, possiveis)}</b>
          <span>
            {chave} · <time dateTime={quando}>{formatQuando(quando, hoje)}</time> · {sayMs(ms)}
            {codigo && ` · ${codigo}`}
          </span>
        </summary>
        <Detalhes feita={feita} possiveis={possiveis} fuso={hoje.fuso} />
      </details>
    </li>
  )
}

function Detalhes({ feita, possiveis, fuso }: Pick<LinhaProps, 'feita' | 'possiveis'> & { fuso: string }) {
  const { idfornecedor } = useTrabalho().loja
  const { quando, chamada, codigo, campos, bytes, rede, repetida, idrequisicao } = feita
  const explicada = explainRecusa(feita)
  const ditos: [string, string][] = [
    ['Chamada', chamada],
    ['Quando', formatInstante(quando, fuso)],
    ...(codigo ? [['Código da falha', codigo] as [string, string]] : []),
    ...(campos.length > 0 ? [['Campos recusados', campos.join(', ')] as [string, string]] : []),
    ['Resposta', bytes === null ? 'Um arquivo' : `${formatQuantidade(bytes)} bytes`],
    ['Rede', rede],
    ['Id da requisição', idrequisicao],
  ]
  return (
    <div className="chamadas-detalhes">
      {explicada && <p>{explicada}</p>}
      {repetida && <p>Foi enviada de novo com o mesmo id: nada se fez duas vezes.</p>}
      <dl>
        {ditos.map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <ChamadaEquivalente
        nota="O que foi enviado não fica guardado: ponha no lugar das maiúsculas o que o seu sistema mandou, e o corpo, se houver."
        chamadas={[
          {
            para: `Repetir: ${sayChamada(chamada, possiveis)}`,
            key: asCall(chamada),
            params: paramsOf(chamada, idfornecedor),
            semSessao: isEntrada(chamada),
          },
        ]}
      />
    </div>
  )
}
