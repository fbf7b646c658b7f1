import { useId, useState } from 'react'

import type { CorpoFalha, ListaDoCatalogo, ProdutoDito, ProdutoGuardado } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, showToast, Switch } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { Formulario, useTextos } from '#cadastro'
import { sayPreco } from '#grade'
import { api, useTrabalho } from '#shell'

import { camposDoProduto, readProduto, toTextos, type ProdutoEscrito } from './campos-do-produto.ts'
import { Fotos } from './fotos.tsx'
import { Atacado, Detalhes, Quantidades } from './outras-partes.tsx'
import { Identidade, Valores } from './partes-do-produto.tsx'
import { PreviaDaPagina } from './previa-da-pagina.tsx'
import { PreviaDoProduto } from './previa-do-produto.tsx'

import './ficha.css'

interface EditorProps {
  lido: ProdutoEscrito
  categorias: NonNullable<ListaDoCatalogo['categorias']>
  onGravado: (gravado: ProdutoGuardado) => void
}

/** A product: what it is, what it costs, how much there is, how it is bought. */
export function EditorProduto({ lido, categorias, onGravado }: EditorProps) {
  const [visto, setVisto] = useState<ProdutoEscrito>(lido)
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(lido))
  const [imagens, setImagens] = useState(lido.imagens)
  const estado = useProduto(lido, onGravado)
  const escrita = escritaOf(estado.erros)
  const [isPagina, setPagina] = useState(false)
  const idPagina = useId()
  async function write(versao?: number | null) {
    const lida = readProduto(textos, visto)
    if ('erros' in lida) return estado.setErros(lida.erros)
    const dito = { ...lida.dito, ...(imagens !== visto.imagens && { imagens }) }
    if (await estado.save({ dito }, versao)) showToast('Produto gravado.')
  }
  function take({ inteiro }: Escrito) {
    if (!inteiro) return
    setVisto(inteiro)
    setTextos(toTextos(inteiro))
    setImagens(inteiro.imagens)
  }
  return (
    <div className="ficha" data-pagina={isPagina || undefined}>
      <div className="ficha-lado">
        <PreviaDoProduto textos={textos} imagens={imagens} produto={lido} />
        <Button
          variant="outline"
          size="s"
          aria-expanded={isPagina}
          aria-controls={isPagina ? idPagina : undefined}
          onClick={() => setPagina(!isPagina)}
        >
          {isPagina ? 'Fechar a prévia' : 'Prévia da página'}
        </Button>
        {isPagina && <PreviaDaPagina id={idPagina} textos={textos} imagens={imagens} visto={visto} />}
      </div>
      <Formulario nome="Produto" estado={estado} onWrite={write} say={sayEscrito} onOutra={take}>
        {lido.versao !== null && <Fotos nome={lido.nome} imagens={imagens} onChange={setImagens} />}
        <Switch
          checked={textos.ativo === 'sim'}
          onChange={({ target }) => escrita.onChange('ativo', target.checked ? 'sim' : '')}
        >
          À venda na loja
        </Switch>
        <Identidade escrita={escrita} categorias={categorias} />
        <Valores escrita={escrita} />
        <Atacado escrita={escrita} />
        <Quantidades escrita={escrita} />
        <Detalhes escrita={escrita} />
      </Formulario>
    </div>
  )
}

/** What is written of a product alone, or the whole of it as it was read. */
interface Escrito {
  versao: number | null
  dito?: Omit<ProdutoDito, 'versao'>
  inteiro?: ProdutoGuardado
}

function useProduto({ idcadastroextraproduto, versao }: ProdutoEscrito, onGravado: EditorProps['onGravado']) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor, idcadastroextraproduto }
  return useAjustes<Escrito>(
    { versao },
    {
      campos: camposDoProduto,
      async write({ dito }, sobre) {
        const resposta = await api('PUT /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}', {
          params,
          body: { ...dito, versao: sobre },
        })
        if (resposta.ok) onGravado(resposta.dados)
        return asEscrito(resposta)
      },
      read: async () =>
        asEscrito(await api('GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}', { params })),
    },
  )
}

const asEscrito = (resposta: { ok: true; dados: ProdutoGuardado } | { ok: false; falha: CorpoFalha }) =>
  resposta.ok
    ? { ok: true as const, dados: { versao: resposta.dados.versao, inteiro: resposta.dados } }
    : resposta

function sayEscrito({ inteiro }: Escrito): string {
  if (!inteiro) return 'outra coisa'
  const { nome, preco, estoque, ativo } = inteiro
  return [
    nome,
    preco === null ? 'sem preço' : `R$ ${sayPreco(preco)}`,
    estoque === null ? 'estoque não contado' : `${formatQuantidade(estoque)} em estoque`,
    ativo ? 'à venda' : 'pausado',
  ].join(', ')
}
