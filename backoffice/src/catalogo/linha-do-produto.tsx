import type { ReactNode } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { IconButton, Pill } from '@vitrine/ui'

import { Celula, type Celulas } from '#celula'
import { Foto } from '#cliente'
import { sayPreco } from '#grade'

import { indiceOf, type Coluna } from './colunas.ts'
import { camposDaLista, LETRAS, type CampoDoProduto } from './mudanca.ts'
import type { Catalogo } from './use-catalogo.ts'
import { toggleAtivo } from './use-celulas-do-catalogo.ts'
import type { Escolha } from './use-escolha.ts'

interface LinhaProps {
  produto: ProdutoDoCatalogo
  indice: number
  celulas: Celulas
  catalogo: Catalogo
  escolha: Escolha
  categoria: string
  onAbrir: (id: string) => void
}

const rotulos: Partial<Record<Coluna, string>> = {
  sku: 'Código de',
  nome: 'Nome de',
  preco: 'Preço de',
  estoque: 'Estoque de',
}

/** One product: what is told of it, as it will be once what is written has arrived. */
export function LinhaDoProduto(props: LinhaProps) {
  const { produto, indice, celulas, catalogo, escolha, categoria, onAbrir } = props
  const { idcadastroextraproduto: id, imagem, nome } = produto
  const agora = catalogo.preview(produto)
  const isEscolhido = escolha.escolhidos.has(id)
  const celula = (coluna: Coluna, conteudo: ReactNode) => {
    const erro = camposDaLista.has(coluna) ? catalogo.erroDe(id, coluna as CampoDoProduto) : undefined
    return (
      <Celula
        celulas={celulas}
        chave={id}
        linha={indice}
        coluna={indiceOf(coluna)}
        nome={coluna}
        rotulo={`${rotulos[coluna] ?? ''} ${nome}`}
        isRecusada={erro !== undefined}
        {...(LETRAS[coluna] !== undefined && { letras: LETRAS[coluna] })}
        sobre={erro && <Recusa>{erro}</Recusa>}
      >
        {conteudo}
      </Celula>
    )
  }
  return (
    <tr aria-rowindex={indice + 2} aria-selected={isEscolhido}>
      {celula('escolha', <Marca id={id} nome={nome} escolha={escolha} />)}
      {celula('sku', agora.sku)}
      {celula(
        'nome',
        <span className="catalogo-produto">
          <Foto imagem={imagem} />
          <span>{agora.nome}</span>
        </span>,
      )}
      {celula('categoria', categoria)}
      {celula('preco', <Preco produto={agora} />)}
      {celula('estoque', <Estoque produto={agora} />)}
      {celula('ativo', <Situacao produto={agora} onToggle={() => toggleAtivo(catalogo, produto)} />)}
      {celula(
        'abrir',
        <IconButton
          icon="pencil"
          iconSize={16}
          tabIndex={-1}
          label={`Abrir ${nome}`}
          onClick={() => onAbrir(id)}
        />,
      )}
    </tr>
  )
}

const Recusa = ({ children }: { children: string }) => (
  <small className="catalogo-erro" role="alert">
    {children}
  </small>
)

function Marca({ id, nome, escolha }: { id: string; nome: string; escolha: Escolha }) {
  return (
    <label className="check catalogo-marca">
      <input
        type="checkbox"
        tabIndex={-1}
        checked={escolha.escolhidos.has(id)}
        onChange={({ nativeEvent }) =>
          escolha.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="sr-only">Escolher {nome}</span>
    </label>
  )
}

export function Preco({ produto: { preco, precooferta } }: { produto: ProdutoDoCatalogo }) {
  if (preco === null) return <span className="catalogo-nada">sem preço</span>
  return (
    <>
      <b>{sayPreco(preco)}</b>
      {precooferta !== null && <small> oferta {sayPreco(precooferta)}</small>}
    </>
  )
}

export function Estoque({ produto: { estoque, unidade } }: { produto: ProdutoDoCatalogo }) {
  if (estoque === null) return <span className="catalogo-nada">não conta</span>
  return <span data-zero={estoque === 0 || undefined}>{formatQuantidade(estoque, unidade)}</span>
}

function Situacao({
  produto: { ativo, nome },
  onToggle,
}: {
  produto: ProdutoDoCatalogo
  onToggle: () => void
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="catalogo-situacao"
      aria-label={ativo ? `Pausar ${nome}` : `Pôr ${nome} à venda`}
      onClick={onToggle}
    >
      <SituacaoDita ativo={ativo} />
    </button>
  )
}

export const SituacaoDita = ({ ativo }: { ativo: boolean }) => (
  <Pill mini {...(ativo && { tone: 'success' })}>
    {ativo ? 'À venda' : 'Pausado'}
  </Pill>
)
