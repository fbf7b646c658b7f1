import { useState } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, IconButton, Modal, showToast } from '@vitrine/ui'

import { FormularioDoPreco } from './formulario-do-preco.tsx'
import type { Mudanca } from './mudanca.ts'
import { MAXIMO_ESCOLHIDO, type Catalogo } from './use-catalogo.ts'
import type { Escolha } from './use-escolha.ts'

interface BarraProps {
  catalogo: Catalogo
  escolha: Escolha
  /** Of the list, those too that were not read yet. */
  total: number
}

/** What is done to all that is chosen. */
export function BarraDoLote({ catalogo, escolha, total }: BarraProps) {
  const { produtos, temMais, estado, undo, ultimo } = catalogo
  const [isPreco, setPreco] = useState(false)
  const ids = produtos
    .map(({ idcadastroextraproduto }) => idcadastroextraproduto)
    .filter((id) => escolha.escolhidos.has(id))
  const run = useLote(catalogo, ids)
  if (ids.length === 0) return null
  const isTodosLidos = ids.length === produtos.length && temMais && produtos.length < MAXIMO_ESCOLHIDO
  return (
    <div className="catalogo-barra" role="toolbar" aria-label="O que fazer com os escolhidos">
      <b className="num" role="status">
        {pluralize(ids.length, 'escolhido', 'escolhidos')}
      </b>
      {isTodosLidos && (
        <Button
          variant="outline"
          size="s"
          loading={estado === 'lendo'}
          onClick={() => void chooseTodos(catalogo, escolha)}
        >
          {total <= MAXIMO_ESCOLHIDO ? `Escolher os ${total}` : `Escolher ${MAXIMO_ESCOLHIDO}`}
        </Button>
      )}
      <Button variant="outline" size="s" icon="badge-dollar-sign" onClick={() => setPreco(true)}>
        Mudar preço
      </Button>
      <Button variant="outline" size="s" icon="play" onClick={() => void run.setAtivo(true)}>
        Pôr à venda
      </Button>
      <Button variant="outline" size="s" icon="pause" onClick={() => void run.setAtivo(false)}>
        Pausar
      </Button>
      {undo && (
        <Button variant="outline" size="s" icon="undo-2" title={ultimo ?? undefined} onClick={undo}>
          Desfazer
        </Button>
      )}
      <IconButton icon="x" label="Não escolher nenhum" onClick={() => escolha.setTodos([])} />
      <DialogoDoPreco
        open={isPreco}
        onClose={() => setPreco(false)}
        exemplo={produtos.find((cada) => ids.includes(cada.idcadastroextraproduto) && cada.preco !== null)}
        quantos={ids.length}
        run={run}
      />
    </div>
  )
}

function useLote({ write }: Catalogo, ids: readonly string[]) {
  const quantos = pluralize(ids.length, 'produto', 'produtos')
  const ofAll = (campos: Omit<Mudanca, 'idcadastroextraproduto'>): Mudanca[] =>
    ids.map((idcadastroextraproduto) => ({ idcadastroextraproduto, ...campos }))
  async function run(mudancas: readonly Mudanca[], frase: string, percentual?: number) {
    const recusados = await write(mudancas, frase, percentual === undefined ? {} : { percentual })
    const feitos = mudancas.length - recusados
    showToast(
      recusados === 0
        ? `${pluralize(feitos, 'produto mudou', 'produtos mudaram')}.`
        : `${pluralize(feitos, 'produto mudou', 'produtos mudaram')}, ${pluralize(recusados, 'ficou', 'ficaram')} de fora: a lista mostra por quê.`,
    )
  }
  return {
    setPreco: (preco: number) => run(ofAll({ preco }), `preço de ${quantos}`),
    addPercentual: (percentual: number) => run(ofAll({}), `reajuste de ${quantos}`, percentual),
    setAtivo: (ativo: boolean) => run(ofAll({ ativo }), `situação de ${quantos}`),
  }
}

interface DialogoProps {
  open: boolean
  onClose: () => void
  exemplo: ProdutoDoCatalogo | undefined
  quantos: number
  run: Pick<ReturnType<typeof useLote>, 'setPreco' | 'addPercentual'>
}

function DialogoDoPreco({ open, onClose, exemplo, quantos, run }: DialogoProps) {
  return (
    <Modal open={open} onClose={onClose} title={`Preço de ${pluralize(quantos, 'produto', 'produtos')}`}>
      {open && (
        <FormularioDoPreco
          exemplo={exemplo}
          onPreco={(preco) => {
            onClose()
            void run.setPreco(preco)
          }}
          onPercentual={(percentual) => {
            onClose()
            void run.addPercentual(percentual)
          }}
        />
      )}
    </Modal>
  )
}

async function chooseTodos({ readTodos, produtosOf }: Catalogo, { setTodos }: Escolha): Promise<void> {
  await readTodos(() => produtosOf().length)
  setTodos(
    produtosOf()
      .slice(0, MAXIMO_ESCOLHIDO)
      .map(({ idcadastroextraproduto }) => idcadastroextraproduto),
  )
}
