import { memo, type ReactNode } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { IconButton, Pill } from '@vitrine/ui'

import { Celula, type Celulas, type Digitando } from '#celula'
import { Foto } from '#cliente'
import { sayPreco } from '#grade'

import type { Coluna, Colunas } from './colunas.ts'
import { camposDaLista, LETRAS, type CampoDoProduto } from './mudanca.ts'
import type { Escolha } from './use-escolha.ts'
import type { ErrosDaLinha } from './use-gravacao.ts'

/** What the hand does in a row. */
interface Gestos extends Pick<Celulas, 'goTo' | 'begin' | 'commit' | 'leave' | 'setDigitando'> {
  toggle: Escolha['toggle']
  pause: (produto: ProdutoDoCatalogo) => void
  onAbrir: (id: string) => void
}

interface LinhaProps {
  produto: ProdutoDoCatalogo
  /** As it will be once what is written has arrived. */
  agora: ProdutoDoCatalogo
  /** What was refused, by its field. */
  erros: ErrosDaLinha | undefined
  indice: number
  /** The column that the keys are at; null: they are in another row. */
  ativa: number | null
  digitando: Digitando | null
  isEscolhido: boolean
  categoria: string
  gestos: Gestos
  colunas: Colunas
}

const rotulos: Partial<Record<Coluna, string>> = {
  sku: 'Código de',
  nome: 'Nome de',
  preco: 'Preço de',
  estoque: 'Estoque de',
}

/** One product: what is told of it. Drawn again when something of it is another: a key walks past many. */
export const LinhaDoProduto = memo(function LinhaDoProduto(props: LinhaProps) {
  const { produto, agora, erros, indice, ativa, digitando, isEscolhido, categoria, gestos, colunas } = props
  const { idcadastroextraproduto: id, imagem, nome } = produto
  const aqui = ativa === null ? { linha: -1, coluna: -1 } : { linha: indice, coluna: ativa }
  const celulas: Celulas = { ...gestos, ativa: aqui, digitando, editaveis: colunas.editaveis }
  const celula = (coluna: Coluna, conteudo: ReactNode) => {
    const erro = camposDaLista.has(coluna) ? erros?.get(coluna as CampoDoProduto) : undefined
    return (
      <Celula
        key={coluna}
        celulas={celulas}
        chave={id}
        linha={indice}
        coluna={colunas.indiceOf(coluna)}
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
  const conteudos: Record<Coluna, ReactNode> = {
    escolha: (
      <Marca nome={nome} isEscolhido={isEscolhido} onToggle={(ateAqui) => gestos.toggle(id, ateAqui)} />
    ),
    sku: agora.sku,
    nome: (
      <span className="catalogo-produto">
        <Foto imagem={imagem} />
        <span>{agora.nome}</span>
      </span>
    ),
    categoria: categoria,
    preco: <Preco produto={agora} />,
    estoque: <Estoque produto={agora} />,
    ativo: <Situacao produto={agora} onToggle={() => gestos.pause(produto)} />,
    abrir: (
      <IconButton
        icon="pencil"
        iconSize={16}
        tabIndex={-1}
        label={`Abrir ${nome}`}
        onClick={() => gestos.onAbrir(id)}
      />
    ),
  }
  return (
    <tr aria-rowindex={indice + 2} aria-selected={isEscolhido}>
      {colunas.vistas.map(({ id: coluna }) => celula(coluna, conteudos[coluna]))}
    </tr>
  )
})

const Recusa = ({ children }: { children: string }) => (
  <small className="catalogo-erro" role="alert">
    {children}
  </small>
)

interface MarcaProps {
  nome: string
  isEscolhido: boolean
  onToggle: (ateAqui: boolean) => void
}

function Marca({ nome, isEscolhido, onToggle }: MarcaProps) {
  return (
    <label className="check catalogo-marca">
      <input
        type="checkbox"
        tabIndex={-1}
        checked={isEscolhido}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
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
