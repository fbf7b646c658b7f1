import { useRef, useState } from 'react'

import type { CanalVenda, PrecoSimulado, TipoEntrega } from '@vitrine/contract'
import { countCasas, parseQuantidade } from '@vitrine/rules/dinheiro'

import { toErros, type Erros } from '#ajuste'
import { api, useTrabalho } from '#shell'

/** As it stands in the fields. */
export interface Pergunta {
  produto: { id: string; nome: string } | null
  /** '' a visitor, `cliente`, or `grupo:` and its name. */
  quem: string
  cliente: { id: string; nome: string } | null
  quantidade: string
  idformapagto: string
  tipoEntrega: TipoEntrega | ''
  canalVenda: CanalVenda
  dia: string
}

const campos = ['idcadastroextraproduto', 'quantidade', 'idcliente', 'idformapagto', 'dia']

/** Asks the server; of two questions the answer to the later one counts. */
export function useSimulacao() {
  const { idfornecedor } = useTrabalho().loja
  const [simulado, setSimulado] = useState<PrecoSimulado | null>(null)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  const vez = useRef(0)
  const ultima = useRef<Pergunta | null>(null)

  async function simulate(pergunta: Pergunta): Promise<void> {
    const faltas = listFaltas(pergunta)
    setErros(faltas)
    if (Object.keys(faltas).length > 0) return
    const minha = ++vez.current
    ultima.current = pergunta
    setEspera(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/precos/simulacao', {
      params: { idfornecedor },
      body: toBody(pergunta),
    })
    if (minha !== vez.current) return
    setEspera(false)
    setSimulado(resposta.ok ? resposta.dados : null)
    setErros(resposta.ok ? {} : sayFalha(toErros(resposta.falha, campos), resposta.falha.codigo))
  }
  return {
    simulado,
    erros,
    isEspera,
    simulate,
    /** The last question once more: prices may have changed. */
    again: () => void (ultima.current && simulate(ultima.current)),
  }
}

const sayFalha = (erros: Erros, codigo: string): Erros =>
  codigo === 'nao_encontrado'
    ? { '': 'Este produto não está à venda, ou este cliente não é da loja.' }
    : erros

function listFaltas({ produto, quem, cliente, quantidade }: Pergunta): Erros {
  const quantas = parseQuantidade(quantidade)
  return {
    ...(!produto && { idcadastroextraproduto: 'Escolha um produto.' }),
    ...(quem === 'cliente' && !cliente && { idcliente: 'Escolha o cliente.' }),
    ...((quantas === null || quantas < 0.001) && { quantidade: 'Escreva uma quantidade, como 18.' }),
    ...(quantas !== null && countCasas(quantidade) > 3 && { quantidade: 'São no máximo 3 casas decimais.' }),
  }
}

function toBody({ produto, quem, cliente, ...como }: Pergunta) {
  const { quantidade, idformapagto, tipoEntrega, canalVenda, dia } = como
  const [, grupo] = /^grupo:(.+)$/.exec(quem) ?? []
  return {
    idcadastroextraproduto: produto?.id ?? '',
    quantidade: parseQuantidade(quantidade) ?? 0,
    canalVenda,
    ...(grupo && { grupos: [grupo] }),
    ...(quem === 'cliente' && cliente && { idcliente: cliente.id }),
    ...(idformapagto && { idformapagto }),
    ...(tipoEntrega && { tipoEntrega }),
    ...(dia && { dia }),
  }
}
