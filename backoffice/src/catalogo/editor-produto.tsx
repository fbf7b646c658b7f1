import { useState } from 'react'

import type { CorpoFalha, ListaDoCatalogo, ProdutoDito, ProdutoGuardado } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Select, showToast, Switch, Textarea } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { Campo, Formulario, useTextos, type Escrita } from '#cadastro'
import { sayPreco } from '#grade'
import { api, useTrabalho } from '#shell'

import {
  camposDoProduto,
  readProduto,
  sayQuantidades,
  toTextos,
  type ProdutoEscrito,
} from './campos-do-produto.ts'

interface EditorProps {
  lido: ProdutoEscrito
  categorias: NonNullable<ListaDoCatalogo['categorias']>
  onGravado: (gravado: ProdutoGuardado) => void
}

/** A product: what it is, what it costs, how much there is, how it is bought. */
export function EditorProduto({ lido, categorias, onGravado }: EditorProps) {
  const [visto, setVisto] = useState<ProdutoEscrito>(lido)
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(lido))
  const estado = useProduto(lido, onGravado)
  const escrita = escritaOf(estado.erros)
  async function write(versao?: number | null) {
    const lida = readProduto(textos, visto)
    if ('erros' in lida) return estado.setErros(lida.erros)
    if (await estado.save(lida, versao)) showToast('Produto gravado.')
  }
  function take({ inteiro }: Escrito) {
    if (!inteiro) return
    setVisto(inteiro)
    setTextos(toTextos(inteiro))
  }
  return (
    <Formulario nome="Produto" estado={estado} onWrite={write} say={sayEscrito} onOutra={take}>
      {lido.versao !== null && <Fotos produto={lido} />}
      <Switch
        checked={textos.ativo === 'sim'}
        onChange={({ target }) => escrita.onChange('ativo', target.checked ? 'sim' : '')}
      >
        À venda na loja
      </Switch>
      <Identidade escrita={escrita} categorias={categorias} />
      <Valores escrita={escrita} />
      <Quantidades escrita={escrita} />
    </Formulario>
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

function Fotos({ produto: { imagens, nome } }: { produto: ProdutoEscrito }) {
  if (imagens.length === 0) return <p className="text-ink-muted">Este produto ainda não tem foto.</p>
  return (
    <ul className="catalogo-fotos" aria-label="Fotos">
      {imagens.map(({ hash, alt, cor }) => (
        <li key={hash} style={{ background: cor }}>
          <img src={urls.imagem(hash, 160)} alt={alt || nome} width={72} height={72} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

function Identidade({ escrita, categorias }: { escrita: Escrita } & Pick<EditorProps, 'categorias'>) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend>O que é</legend>
      <Campo escrita={escrita} nome="nome" label="Nome" maxLength={200} />
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="sku" label="Código (SKU)" maxLength={60} />
        <Campo escrita={escrita} nome="ean" label="EAN" optional inputMode="numeric" maxLength={14} />
      </div>
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="marca" label="Marca" optional maxLength={80} />
        <Campo
          escrita={escrita}
          nome="embalagem"
          label="Embalagem"
          optional
          hint="Como: caixa com 12."
          maxLength={80}
        />
      </div>
      <Select
        label="Categoria"
        value={textos.idcategoria}
        error={erros.idcategoria}
        onChange={({ target }) => onChange('idcategoria', target.value)}
      >
        {categorias.map(({ idcategoria, caminho }) => (
          <option key={idcategoria} value={idcategoria}>
            {caminho}
          </option>
        ))}
      </Select>
      <Textarea
        label="Descrição"
        optional
        rows={4}
        maxLength={20_000}
        value={textos.descricao}
        error={erros.descricao}
        onChange={({ target }) => onChange('descricao', target.value)}
      />
    </fieldset>
  )
}

function Valores({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend>Preço e estoque</legend>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="preco"
          label="Preço (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
        <Campo
          escrita={escrita}
          nome="precooferta"
          label="Preço de oferta (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="custo"
          label="Custo (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
        <Campo
          escrita={escrita}
          nome="precominimo"
          label="Preço mínimo na negociação (R$)"
          optional
          inputMode="decimal"
          maxLength={20}
        />
      </div>
      <Campo
        escrita={escrita}
        nome="estoque"
        label="Estoque"
        optional
        hint="Quanto há agora. Vazio, não é contado e sempre pode ser comprado."
        inputMode="decimal"
        maxLength={20}
      />
    </fieldset>
  )
}

/** The rules, and a customer's purchase by them. */
function Quantidades({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend>Quanto se compra</legend>
      <div className="catalogo-par">
        <Campo escrita={escrita} nome="unidade" label="Unidade" hint="un, kg, cx." maxLength={20} />
        <Campo
          escrita={escrita}
          nome="granularidade"
          label="De quanto em quanto"
          inputMode="decimal"
          maxLength={12}
        />
      </div>
      <div className="catalogo-par">
        <Campo
          escrita={escrita}
          nome="min_por_pedido"
          label="Mínimo"
          optional
          inputMode="decimal"
          maxLength={12}
        />
        <Campo
          escrita={escrita}
          nome="maxporpedido"
          label="Máximo"
          optional
          inputMode="decimal"
          maxLength={12}
        />
      </div>
      <p role="status" className="text-ink-muted">
        {sayQuantidades(escrita.textos)}
      </p>
    </fieldset>
  )
}
