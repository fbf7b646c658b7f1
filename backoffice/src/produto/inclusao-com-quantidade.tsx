import { useState } from 'react'
import type { FormEvent } from 'react'

import { countCasas, parseQuantidade } from '@vitrine/rules/dinheiro'
import { Button, Modal, showToast, TextInput } from '@vitrine/ui'

import { BuscaDeProduto } from './busca-de-produto.tsx'
import { readMinimo } from './read-minimo.ts'
import type { Achado } from './use-achados.ts'

export interface ProdutoPedido {
  id: string
  quantidade: number
}

interface InclusaoProps {
  open: boolean
  idfornecedor: string
  /** Why this one is not to be chosen; null: it is. */
  refuse: (id: string) => string | null
  /** Puts it there; why not, where that is refused; null: it was done. */
  include: (pedido: ProdutoPedido) => Promise<string | null>
  /** Said once it was done. */
  feito: string
  onClose: () => void
}

/** A product that was found, and as few of it as are sold. */
interface Escolhido {
  achado: Achado
  minimo: number
}

/** Adds a product to something: which, then how many. */
export function InclusaoComQuantidade({ open, onClose, ...rest }: InclusaoProps) {
  const { idfornecedor, refuse } = rest
  const [escolhido, setEscolhido] = useState<Escolhido | null>(null)
  async function choose(achado: Achado): Promise<string | null> {
    const recusa = refuse(achado.id)
    if (recusa !== null) return recusa
    const minimo = await readMinimo(idfornecedor, achado.id)
    if (typeof minimo !== 'number') return minimo.recusa
    setEscolhido({ achado, minimo })
    return null
  }
  return (
    <>
      <BuscaDeProduto open={open} idfornecedor={idfornecedor} onChoose={choose} onClose={onClose} />
      <Modal
        open={escolhido !== null}
        onClose={() => setEscolhido(null)}
        title={escolhido ? `Incluir ${escolhido.achado.name}` : ''}
      >
        {escolhido && <Quanto {...rest} escolhido={escolhido} onClose={() => setEscolhido(null)} />}
      </Modal>
    </>
  )
}

interface QuantoProps extends Pick<InclusaoProps, 'include' | 'feito' | 'onClose'> {
  escolhido: Escolhido
}

function Quanto({ include, feito, escolhido: { achado, minimo }, onClose }: QuantoProps) {
  const [texto, setTexto] = useState(String(minimo).replace('.', ','))
  const [erro, setErro] = useState('')
  const [isEspera, setEspera] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const quantidade = readQuanto(texto)
    if (typeof quantidade === 'string') return setErro(quantidade)
    setEspera(true)
    const porque = await include({ id: achado.id, quantidade })
    setEspera(false)
    if (porque !== null) return setErro(porque)
    showToast(`Incluído: ${achado.name}. ${feito}`)
    onClose()
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label="Quantidade"
        hint={achado.embalagem}
        inputMode="decimal"
        autoComplete="off"
        value={texto}
        error={erro}
        onChange={({ target }) => {
          setTexto(target.value)
          setErro('')
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" loading={isEspera}>
          Incluir
        </Button>
      </div>
    </form>
  )
}

/** Units as they were typed; or what is wrong with them. */
function readQuanto(texto: string): number | string {
  const quantidade = parseQuantidade(texto)
  if (countCasas(texto) > 3) return 'A quantidade tem no máximo 3 casas decimais.'
  return quantidade !== null && quantidade > 0 ? quantidade : 'Escreva uma quantidade, como 12.'
}
