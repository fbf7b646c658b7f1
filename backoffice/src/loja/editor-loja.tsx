import { useState } from 'react'

import type { LojaGuardada } from '@vitrine/contract'
import { Button, showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'
import { Campo, type Escrita, Formulario, nomesDosDias, useTextos, useUma, writeNumero } from '#cadastro'

import { campoDoDia, camposDaLoja, readLoja, sayLoja, toTextosDaLoja, type LojaEscrita } from './loja.ts'

interface EditorLojaProps {
  loja: LojaEscrita
  onGravada: (gravada: LojaGuardada) => void
}

/** A store: where it is, and when it is open. */
export function EditorLoja({ loja, onGravada }: EditorLojaProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextosDaLoja(loja))
  const estado = useLoja(loja, onGravada)
  const escrita = escritaOf(estado.erros)
  async function write(versao?: number | null) {
    const lida = readLoja(textos)
    if ('erros' in lida) return estado.setErros(lida.erros)
    if (await estado.save({ ...lida.loja, idloja: loja.idloja }, versao)) showToast('Loja gravada.')
  }
  return (
    <Formulario
      nome="Loja"
      estado={estado}
      onWrite={write}
      say={(outros) => `${outros.nome}, ${sayLoja(outros)}`}
      onOutra={(outros) => setTextos(toTextosDaLoja(outros))}
    >
      <fieldset>
        <legend className="sr-only">Loja</legend>
        <Campo
          escrita={escrita}
          nome="nome"
          label="Nome"
          hint="Como os clientes a conhecem: Centro, Barão Geraldo."
          maxLength={80}
        />
        <Campo
          escrita={escrita}
          nome="descricao_endereco_loja"
          label="Endereço"
          hint="Rua, número, bairro e cidade, como se lê na entrega."
          maxLength={300}
        />
        <Onde escrita={escrita} />
        <Campo escrita={escrita} nome="telefone" label="Telefone" optional inputMode="tel" maxLength={20} />
      </fieldset>
      <Horas escrita={escrita} />
    </Formulario>
  )
}

function useLoja(loja: LojaEscrita, onGravada: EditorLojaProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const { idloja } = loja
  return useUma<LojaEscrita, LojaGuardada>(
    loja,
    {
      campos: camposDaLoja,
      write: ({ idloja: _id, ...body }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/lojas/{idloja}', {
          params: { idfornecedor, idloja },
          body: { ...body, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/lojas', { params: { idfornecedor } }),
      isEsta: (guardada) => guardada.idloja === idloja,
    },
    onGravada,
  )
}

/** Where it is on earth: found by its address, or typed. */
function Onde({ escrita }: { escrita: Escrita }) {
  const { textos, onChange } = escrita
  const [estado, setEstado] = useState('Serve para mostrar a loja mais perto e a distância.')
  async function search() {
    const q = (textos.descricao_endereco_loja ?? '').trim()
    if (q.length < 3) return setEstado('Escreva o endereço primeiro.')
    setEstado('Procurando…')
    const resposta = await api('GET /v4/endereco/pesquisar', { query: { q, limit: 1 } })
    const [achado] = resposta.ok ? resposta.dados.data : []
    if (!achado) return setEstado('Não achamos este endereço. Escreva a latitude e a longitude.')
    onChange('lat', writeNumero(achado.lat))
    onChange('lng', writeNumero(achado.lng))
    setEstado(`Achamos: ${achado.textoendereco || achado.cidade}.`)
  }
  return (
    <>
      <Button variant="outline" size="s" icon="map-pin" onClick={() => void search()}>
        Achar pelo endereço
      </Button>
      <p role="status" className="text-ink-muted">
        {estado}
      </p>
      <div className="cadastro-par">
        <Campo escrita={escrita} nome="lat" label="Latitude" inputMode="decimal" maxLength={20} />
        <Campo escrita={escrita} nome="lng" label="Longitude" inputMode="decimal" maxLength={20} />
      </div>
    </>
  )
}

function Horas({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend>Horário</legend>
      <p className="text-ink-muted">Como 8h às 18h. Vazio, a loja fecha; todos vazios, nada é dito.</p>
      <div className="cadastro-dias">
        {nomesDosDias.map((nome, dia) => (
          <Campo key={nome} escrita={escrita} nome={campoDoDia(dia)} label={nome} maxLength={20} />
        ))}
      </div>
    </fieldset>
  )
}
