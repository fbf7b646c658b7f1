import { useRef, useState } from 'react'

import type { ProdutoDeCombos } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, IconButton, Switch } from '@vitrine/ui'

import { Campo, tellMudanca, type Escrita } from '#cadastro'
import { BuscaDeProduto } from '#produto'
import { api, useTrabalho } from '#shell'

import type { GrupoNaTela } from './campos-do-combo.ts'

interface GrupoDoComboProps {
  /** Of all groups, by their places. */
  escrita: Escrita
  grupo: GrupoNaTela
  lugar: number
  produtos: ReadonlyMap<string, ProdutoDeCombos>
  /** Each product has a price of its own inside the combo. */
  temPreco: boolean
  onChange: (mudado: Partial<GrupoNaTela>) => void
  onProduto: (produto: ProdutoDeCombos) => void
  onRemove: () => void
}

/** A group of a combo: how many are chosen, and of which products. */
export function GrupoDoCombo(props: GrupoDoComboProps) {
  const { escrita: dosGrupos, grupo, lugar, onChange, onRemove } = props
  const ref = useRef<HTMLFieldSetElement>(null)
  const nome = grupo.nome || `Grupo ${lugar + 1}`
  const inicio = `grupos.${lugar}.`
  const escrita: Escrita = {
    ...dosGrupos,
    onChange: (campo, texto) => onChange(changeCampo(grupo, campo.slice(inicio.length), texto)),
  }
  const erro = escrita.erros[`${inicio}produtos`]
  return (
    <fieldset ref={ref} className="combo-grupo">
      <legend>{nome}</legend>
      <div className="cadastro-par">
        <Campo escrita={escrita} nome={`${inicio}nome`} label="Nome do grupo" maxLength={80} />
        <Campo
          escrita={escrita}
          nome={`${inicio}minimo`}
          label="Mínimo de escolhas"
          inputMode="numeric"
          maxLength={3}
        />
        <Campo
          escrita={escrita}
          nome={`${inicio}maximo`}
          label="Máximo de escolhas"
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <Switch checked={grupo.repete} onChange={({ target }) => onChange({ repete: target.checked })}>
        Pode repetir o mesmo produto
      </Switch>
      <Produtos {...props} escrita={escrita} onMudanca={() => tellMudanca(ref.current)} nome={nome} />
      {erro && (
        <p className="field-error" role="alert">
          {erro}
        </p>
      )}
      <Button
        variant="ghost"
        size="s"
        icon="trash-2"
        onClick={() => {
          tellMudanca(ref.current)
          onRemove()
        }}
      >
        Tirar o grupo {nome}
      </Button>
    </fieldset>
  )
}

/** 'nome', 'produtos.1.quantidade'. */
function changeCampo(grupo: GrupoNaTela, campo: string, texto: string): Partial<GrupoNaTela> {
  const [, lugar, doProduto] = /^produtos\.(\d+)\.(\w+)$/.exec(campo) ?? []
  if (lugar === undefined || doProduto === undefined) return { [campo]: texto }
  return {
    produtos: grupo.produtos.map((produto, j) =>
      j === Number(lugar) ? { ...produto, [doProduto]: texto } : produto,
    ),
  }
}

function Produtos({
  escrita,
  grupo,
  lugar,
  nome,
  produtos,
  temPreco,
  onChange,
  onProduto,
  onMudanca,
}: GrupoDoComboProps & { nome: string; onMudanca: () => void }) {
  const { idfornecedor } = useTrabalho().loja
  const [busca, setBusca] = useState(false)
  const change = (mudados: GrupoNaTela['produtos']) => {
    onMudanca()
    onChange({ produtos: mudados })
  }
  return (
    <>
      <ul className="combo-produtos" aria-label={`Produtos de ${nome}`}>
        {grupo.produtos.map(({ id }, j) => (
          <Produto
            key={id}
            escrita={escrita}
            produto={produtos.get(id)}
            inicio={`grupos.${lugar}.produtos.${j}.`}
            temPreco={temPreco}
            grupo={nome}
            onRemove={() => change(grupo.produtos.filter((outro) => outro.id !== id))}
          />
        ))}
      </ul>
      <Button variant="outline" size="s" icon="plus" onClick={() => setBusca(true)}>
        Incluir produto em {nome}
      </Button>
      <BuscaDeProduto
        open={busca}
        idfornecedor={idfornecedor}
        onClose={() => setBusca(false)}
        onChoose={async ({ id, name, embalagem }) => {
          if (grupo.produtos.some((outro) => outro.id === id)) return 'Este produto já está no grupo.'
          onProduto({ id, nome: name, embalagem, preco: await readPreco(idfornecedor, id) })
          change([...grupo.produtos, { id, quantidade: '1', precocombo: '' }])
          return null
        }}
      />
    </>
  )
}

interface ProdutoProps {
  escrita: Escrita
  produto: ProdutoDeCombos | undefined
  /** Where its fields stand. */
  inicio: string
  temPreco: boolean
  /** Name of the group. */
  grupo: string
  onRemove: () => void
}

function Produto({ escrita, produto, inicio, temPreco, grupo, onRemove }: ProdutoProps) {
  const nome = produto?.nome ?? 'Produto'
  return (
    <li>
      <p>
        {nome}
        <small>{produto?.preco ? formatReais(produto.preco) : 'sem preço'}</small>
      </p>
      <Campo
        escrita={escrita}
        nome={`${inicio}quantidade`}
        label={`Quantidade de ${nome}`}
        inputMode="decimal"
        maxLength={10}
      />
      {temPreco && (
        <Campo
          escrita={escrita}
          nome={`${inicio}precocombo`}
          label={`Preço de ${nome} no combo (R$)`}
          inputMode="decimal"
          maxLength={12}
        />
      )}
      <IconButton icon="x" label={`Tirar ${nome} de ${grupo}`} onClick={onRemove} />
    </li>
  )
}

/** List price or offer; null: it has none, or it could not be read. */
async function readPreco(idfornecedor: string, idcadastroextraproduto: string): Promise<number | null> {
  const lido = await api('GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}', {
    params: { idfornecedor, idcadastroextraproduto },
  })
  return lido.ok ? (lido.dados.precooferta ?? lido.dados.preco) : null
}
