import { useState } from 'react'
import type { FormEvent } from 'react'

import type { ResultadoNoOrcamento } from '@vitrine/contract'
import type { Answer } from '@vitrine/contract/client'
import { countCasas, formatPercentual, parseReais } from '@vitrine/rules/dinheiro'
import { findPercentual } from '@vitrine/rules/orcamento'
import { pluralize } from '@vitrine/rules/texto'
import { Button, IconButton, Pill, showToast } from '@vitrine/ui'

import { sayPreco } from '#grade'
import { InclusaoComQuantidade } from '#produto'
import { api, useTrabalho } from '#shell'

import type { SomasNaTela } from './preview-mesa.ts'
import type { Mesa } from './use-mesa.ts'
import { useProdutos } from './use-produtos.ts'

const MAXIMO = 50

/** Acts on all lines, each as far as its floor: a percentage off, what was paid last, a sum to come to (mockup 22). */
export function BarraDeProdutos({ mesa, somas }: { mesa: Mesa; somas: SomasNaTela }) {
  const { grade, undo } = mesa
  const { isEspera, noPiso, forget, applyDesconto, matchUltimos } = useAtosEmTudo(mesa)
  const { include } = useProdutos(mesa)
  const { loja } = useTrabalho()
  const [inclui, setInclui] = useState(false)
  return (
    <div className="og-barra">
      <h2>Produtos</h2>
      {grade.aberto && (
        <>
          <Percentual isEspera={isEspera} onAplicar={applyDesconto} />
          {noPiso > 0 && (
            <Pill mini tone="warning" icon="lock">
              {pluralize(noPiso, 'linha parou no piso', 'linhas pararam no piso')}
            </Pill>
          )}
          {undo && (
            <button
              type="button"
              className="link"
              onClick={() => {
                forget()
                undo()
              }}
            >
              Desfazer
            </button>
          )}
          <Button
            variant="ghost"
            size="s"
            className="og-igualar"
            disabled={isEspera}
            onClick={() => void matchUltimos()}
          >
            Igualar último preço
          </Button>
          <Button variant="outline" size="s" icon="plus" onClick={() => setInclui(true)}>
            Incluir produto
          </Button>
          <InclusaoComQuantidade
            open={inclui}
            idfornecedor={loja.idfornecedor}
            refuse={(id) => (isNoOrcamento(mesa, id) ? 'Este produto já está no orçamento.' : null)}
            include={include}
            feito="O cliente lê quando você enviar."
            onClose={() => setInclui(false)}
          />
          <Fechamento somas={somas} onFechar={applyDesconto} isEspera={isEspera} />
        </>
      )}
    </div>
  )
}

const isNoOrcamento = ({ linhas }: Mesa, id: string) => linhas.some((linha) => linha.id === id)

/** How much off, and on with it. */
function Percentual({
  isEspera,
  onAplicar,
}: {
  isEspera: boolean
  onAplicar: (percentual: number) => Promise<void>
}) {
  const [percentual, setPercentual] = useState(5)
  return (
    <div className="og-emtudo" role="group" aria-label="Desconto em todos os produtos">
      <IconButton
        icon="minus"
        iconSize={16}
        label="Menos desconto"
        disabled={percentual <= 1}
        onClick={() => setPercentual(percentual - 1)}
      />
      <output className="num">{`−${formatPercentual(percentual)}%`}</output>
      <IconButton
        icon="plus"
        iconSize={16}
        label="Mais desconto"
        disabled={percentual >= MAXIMO}
        onClick={() => setPercentual(percentual + 1)}
      />
      <Button
        variant="ghost"
        size="s"
        loading={isEspera}
        aria-label={`Dar ${formatPercentual(percentual)}% em tudo`}
        onClick={() => void onAplicar(percentual)}
      >
        em tudo
      </Button>
    </div>
  )
}

/** In a hand the whole is lowered: what it is to come to says the percentage. */
function Fechamento({
  somas: { pela_tabela },
  onFechar,
  isEspera,
}: {
  somas: SomasNaTela
  onFechar: (percentual: number) => Promise<void>
  isEspera: boolean
}) {
  const [texto, setTexto] = useState('')
  function close(event: FormEvent) {
    event.preventDefault()
    const alvo = parseReais(texto)
    if (countCasas(texto) > 2) return showToast('O total tem no máximo 2 casas decimais.')
    if (alvo === null || pela_tabela === null || alvo >= pela_tabela || alvo <= 0)
      return showToast('Escreva um total menor do que o da tabela.')
    const percentual = findPercentual(pela_tabela, alvo)
    if (percentual > MAXIMO) return showToast(`O desconto vai até ${MAXIMO}%.`)
    setTexto('')
    void onFechar(percentual)
  }
  return (
    <form className="og-fechar" onSubmit={close}>
      <label htmlFor="og-total">Baixar os produtos para</label>
      <input
        id="og-total"
        className="input input-s num"
        inputMode="decimal"
        autoComplete="off"
        placeholder={pela_tabela === null ? '' : sayPreco(pela_tabela)}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
      />
      <Button type="submit" variant="outline" size="s" loading={isEspera}>
        Aplicar
      </Button>
    </form>
  )
}

type Chamada = Answer<'POST /painel/v1/pedidos/{num}/orcamento/desconto'>

function useAtosEmTudo(mesa: Mesa) {
  const [isEspera, setEspera] = useState(false)
  const [ditas, setDitas] = useState({ versao: 0, noPiso: 0 })
  const num = mesa.grade.numpedido
  async function run(call: (visto: number) => Promise<Chamada>) {
    setEspera(true)
    if (await mesa.flush()) {
      const resposta = await call(mesa.current().rascunho.revisao)
      if (resposta.ok) show(resposta.dados)
      else await mesa.tell(resposta)
    }
    setEspera(false)
  }
  function show({ grade, linhas }: ResultadoNoOrcamento) {
    const mudadas = linhas.filter(({ antes, depois }) => antes !== depois)
    if (mudadas.length > 0) mesa.remember(mudadas.map(({ sequencia }) => sequencia))
    mesa.dropAbaixo(mudadas.map(({ sequencia }) => sequencia))
    mesa.take(grade)
    const noPiso = linhas.filter(({ resultado }) => resultado === 'NO_PISO').length
    setDitas({ versao: grade.rascunho.versao, noPiso })
    if (mudadas.length === 0) showToast('Nenhum preço mudou.')
  }
  return {
    isEspera,
    // Of the version that is written now.
    noPiso: ditas.versao === mesa.grade.rascunho.versao ? ditas.noPiso : 0,
    forget: () => setDitas({ versao: 0, noPiso: 0 }),
    applyDesconto: (percentual: number) =>
      run((visto) =>
        api('POST /painel/v1/pedidos/{num}/orcamento/desconto', {
          params: { num },
          body: { visto, percentual },
        }),
      ),
    matchUltimos: () =>
      run((visto) =>
        api('POST /painel/v1/pedidos/{num}/orcamento/ultimos-precos', { params: { num }, body: { visto } }),
      ),
  }
}
