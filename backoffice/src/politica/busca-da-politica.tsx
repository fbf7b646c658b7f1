import { BuscaDeProduto, type Achado } from '#produto'
import { api, useTrabalho } from '#shell'

import type { Ficha } from './campos-da-politica.ts'

interface BuscaProps {
  open: boolean
  ficha: Ficha
  onFicha: (mudanca: Partial<Ficha>) => void
  onClose: () => void
}

/** Finds a product that a policy is for, with its price and cost. */
export function BuscaDaPolitica({ open, ficha: { produtos, nomeados }, onFicha, onClose }: BuscaProps) {
  const { idfornecedor } = useTrabalho().loja
  async function add({ id }: Achado): Promise<string | null> {
    if (produtos.includes(id)) return 'Este produto já está na política.'
    const resposta = await api('GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}', {
      params: { idfornecedor, idcadastroextraproduto: id },
    })
    if (!resposta.ok) return resposta.falha.error
    const { idcadastroextraproduto, nome, unidade, preco, custo } = resposta.dados
    const nomeado = { idcadastroextraproduto, nome, unidade, preco, custo }
    onFicha({ produtos: [...produtos, id], nomeados: [...nomeados, nomeado] })
    return null
  }
  return <BuscaDeProduto open={open} idfornecedor={idfornecedor} onChoose={add} onClose={onClose} />
}
