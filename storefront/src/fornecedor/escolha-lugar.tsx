import { Form, Link, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Icon, Notice, Segmented, TextInput } from '@vitrine/ui'

import type { DadosLugar } from './load-lugar.ts'

/** The first question of the marketplace: where (§E 1). */
export function EscolhaLugar({ q, tipoEntrega, lugares, fornecedores, mensagem }: DadosLugar) {
  const { state } = useNavigation()
  return (
    <main className="lugar">
      <title>Vitrine: lojas que entregam onde você está</title>
      <h1>Onde você quer receber?</h1>
      <p className="mt-2 mb-6 text-16 text-ink-muted">
        Mostramos só as lojas que entregam aí, com a data e o valor.
      </p>
      <Form className="grid gap-4">
        <Segmented
          label="Como receber"
          name="tipo"
          defaultValue={tipoEntrega}
          options={[
            { value: 'DELIVERY', label: 'Entrega', icon: 'truck' },
            { value: 'RETIRADA', label: 'Retirada', icon: 'store' },
          ]}
        />
        <TextInput
          label="CEP ou endereço"
          name="q"
          icon="map-pin"
          defaultValue={q}
          key={q}
          autoComplete="postal-code"
          placeholder="13015-002, ou rua e cidade"
          required
          minLength={2}
        />
        <Button type="submit" size="l" block loading={state !== 'idle'}>
          Ver lojas
        </Button>
      </Form>
      {mensagem && (
        <Notice tone="warning" className="mt-6" live="status">
          {mensagem}
        </Notice>
      )}
      {lugares.length > 1 && (
        <nav className="mt-6 grid" aria-label="Qual destes lugares?">
          {lugares.map((lugar, n) => (
            <Link key={`${lugar.cep}${lugar.textoendereco}`} className="menu-linha" to={`/?${new URLSearchParams({ q, tipo: tipoEntrega, n: String(n) })}`}>
              <Icon name="map-pin" />
              {lugar.textoendereco}
            </Link>
          ))}
        </nav>
      )}
      {fornecedores && fornecedores.length > 0 && (
        <ul className="mt-8 grid gap-2">
          {fornecedores.map((fornecedor) => (
            <li key={fornecedor.idfornecedor}>
              <a className="loja-linha" href={fornecedor.dominio ? `//${fornecedor.dominio}/` : urls.loja(fornecedor.slug)}>
                {fornecedor.logo ? <img src={urls.desenho(fornecedor.logo)} alt="" width={112} height={32} /> : <Icon name="store" />}
                <span className="min-w-0">
                  <b>{fornecedor.nome}</b>
                  <small>{fornecedor.segmento}</small>
                </span>
                <span className="ml-auto text-right">
                  <b>{fornecedor.proxima_entrega}</b>
                  <small>{fornecedor.taxaentrega === null ? '' : `frete ${formatReais(fornecedor.taxaentrega)}`}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
