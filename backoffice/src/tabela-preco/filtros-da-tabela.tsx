import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'

import { Button, Select, TextInput } from '@vitrine/ui'

import { keepFoco } from '#lista'
import type { DadosLidos } from '#politica'

import type { Quem } from './load-tabela.ts'

/** Who buys, how and when, and which products: all of it stands in the address. */
export function FiltrosDaTabela({ quem, dados }: { quem: Quem; dados: DadosLidos }) {
  const submit = useSubmit()
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    void submit(currentTarget.form)
  const grupos = dados.grupos.map(({ grupo }) => [grupo, `Grupo ${grupo}`] as const)
  const formas = dados.formas
    .filter(({ ativa }) => ativa)
    .map(({ idformapagto, nome }) => [idformapagto, nome] as const)
  const categorias = dados.categorias.map(({ idcategoria, nome }) => [idcategoria, nome] as const)
  return (
    <Form
      ref={keepFoco}
      role="search"
      aria-label="Para quem e como"
      className="cadastro-par tabela-precos-filtros"
    >
      <Escolha
        nome="grupo"
        label="Quem compra"
        valor={quem.grupo}
        opcoes={[['', 'Visitante'], ...grupos]}
        onChoose={onChoose}
      />
      <Escolha
        nome="forma"
        label="Pagamento"
        valor={quem.forma}
        opcoes={[['', 'Ainda não escolheu'], ...formas]}
        onChoose={onChoose}
      />
      <Escolha
        nome="entrega"
        label="Como recebe"
        valor={quem.entrega}
        opcoes={entregas}
        onChoose={onChoose}
      />
      <Escolha nome="canal" label="Onde compra" valor={quem.canal} opcoes={canais} onChoose={onChoose} />
      <TextInput
        type="date"
        label="Dia"
        hint="Vazio: hoje."
        name="dia"
        defaultValue={quem.dia}
        onChange={(event) => isDiaInteiro(event.currentTarget.value) && onChoose(event)}
      />
      <Escolha
        nome="categoria"
        label="Categoria"
        valor={quem.categoria}
        opcoes={[['', 'Todas'], ...categorias]}
        onChoose={onChoose}
      />
      <Busca busca={quem.busca} />
    </Form>
  )
}

/** While its year is typed a day is one of long ago. */
const isDiaInteiro = (dia: string) => dia === '' || dia >= '1900'

function Busca({ busca }: Pick<Quem, 'busca'>) {
  return (
    <div className="lista-busca">
      <input
        className="input"
        type="search"
        name="busca"
        aria-label="Buscar produto"
        placeholder="Nome, código ou EAN"
        maxLength={100}
        defaultValue={busca}
      />
      <Button type="submit" variant="outline">
        Buscar
      </Button>
    </div>
  )
}

const entregas = [
  ['', 'Como a loja propõe'],
  ['DELIVERY', 'Entrega'],
  ['RETIRADA', 'Retirada'],
] as const
const canais = [
  ['WEB', 'Na loja'],
  ['MANUAL', 'Com a equipe'],
] as const

interface EscolhaProps {
  nome: string
  label: string
  valor: string
  opcoes: readonly (readonly [valor: string, rotulo: string])[]
  onChoose: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** One that the address names and the store does not have any more is still said. */
function Escolha({ nome, label, valor, opcoes, onChoose }: EscolhaProps) {
  const isSumida = opcoes.every(([outro]) => outro !== valor)
  return (
    <Select label={label} name={nome} defaultValue={valor} onChange={onChoose}>
      {isSumida && <option value={valor}>{nome === 'grupo' ? `Grupo ${valor}` : 'Não existe mais'}</option>}
      {opcoes.map(([outro, rotulo]) => (
        <option key={outro} value={outro}>
          {rotulo}
        </option>
      ))}
    </Select>
  )
}
