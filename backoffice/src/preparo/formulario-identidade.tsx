import { useState } from 'react'

import type { Identidade } from '@vitrine/contract'
import { formatDocumento, ufs } from '@vitrine/rules/documento'
import { Select, showToast, Switch, Textarea } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { api, useTrabalho } from '#shell'
import { Campo, type Escrita, Formulario, useTextos } from '#cadastro'

const campos = ['nome', 'cidade', 'uf', 'chave_pix', 'instrucoes_pedido']
const toTextos = ({ nome, cidade, uf, chave_pix, instrucoes_pedido }: Identidade) => ({
  nome,
  cidade,
  uf,
  chave_pix,
  instrucoes_pedido,
})

interface FormularioProps {
  lida: Identidade
  onGravada: (gravada: Identidade) => void
}

/** Who the store is to its customers, and how it sells. */
export function FormularioIdentidade({ lida, onGravada }: FormularioProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(lida))
  const [modos, setModos] = useState({ faz_entrega: lida.faz_entrega, faz_retirada: lida.faz_retirada })
  const estado = useIdentidade(lida, onGravada)
  const escrita = escritaOf(estado.erros)
  async function write(versao?: number | null) {
    if (await estado.save({ ...lida, ...textos, ...modos }, versao)) showToast('Gravado.')
  }
  return (
    <Formulario
      nome="Nome e jeito de vender"
      estado={estado}
      onWrite={write}
      say={({ nome, cidade, uf, chave_pix }) =>
        `${nome}, ${cidade} ${uf}, chave Pix ${chave_pix || 'nenhuma'}`
      }
      onOutra={(outros) => {
        setTextos(toTextos(outros))
        setModos(outros)
      }}
    >
      <fieldset>
        <legend className="sr-only">Nome e jeito de vender</legend>
        <p className="text-ink-muted">{`${lida.razaosocial} · CNPJ ${formatDocumento(lida.cnpj)}`}</p>
        <Campo escrita={escrita} nome="nome" label="Nome da loja" maxLength={80} />
        <Lugar escrita={escrita} />
        <Switch
          checked={modos.faz_entrega}
          onChange={({ target }) => setModos({ ...modos, faz_entrega: target.checked })}
        >
          A loja entrega
        </Switch>
        <Switch
          checked={modos.faz_retirada}
          onChange={({ target }) => setModos({ ...modos, faz_retirada: target.checked })}
        >
          O cliente pode retirar
        </Switch>
        <Campo
          escrita={escrita}
          nome="chave_pix"
          label="Chave Pix"
          hint="CNPJ, e-mail, telefone com +55 ou chave aleatória."
          optional
        />
        <Instrucoes escrita={escrita} />
      </fieldset>
    </Formulario>
  )
}

function Lugar({ escrita }: { escrita: Escrita }) {
  const { textos, erros, onChange } = escrita
  return (
    <div className="cadastro-par">
      <Campo escrita={escrita} nome="cidade" label="Cidade" maxLength={80} />
      <Select
        label="Estado"
        value={textos.uf}
        error={erros.uf}
        onChange={({ target }) => onChange('uf', target.value)}
      >
        {ufs.map((uf) => (
          <option key={uf}>{uf}</option>
        ))}
      </Select>
    </div>
  )
}

function Instrucoes({ escrita: { textos, erros, onChange } }: { escrita: Escrita }) {
  return (
    <Textarea
      label="O que vai escrito em todo pedido"
      optional
      rows={2}
      maxLength={2000}
      value={textos.instrucoes_pedido}
      error={erros.instrucoes_pedido}
      onChange={({ target }) => onChange('instrucoes_pedido', target.value)}
    />
  )
}

function useIdentidade(lida: Identidade, onGravada: FormularioProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor }
  return useAjustes<Identidade>(lida, {
    campos,
    read: () => api('GET /painel/v1/{idfornecedor}/identidade', { params }),
    async write({ nome, cidade, uf, chave_pix, instrucoes_pedido, faz_entrega, faz_retirada }, versao) {
      const body = { nome, cidade, uf, chave_pix, instrucoes_pedido, faz_entrega, faz_retirada }
      const resposta = await api('PUT /painel/v1/{idfornecedor}/identidade', {
        params,
        body: { ...body, ...(versao !== null && { versao }) },
      })
      if (resposta.ok) onGravada(resposta.dados)
      return resposta
    },
  })
}
