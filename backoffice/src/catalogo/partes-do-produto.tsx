import type { ListaDoCatalogo } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Select, Textarea } from '@vitrine/ui'

import { Campo, type Escrita } from '#cadastro'

import { sayQuantidades, type ProdutoEscrito } from './campos-do-produto.ts'

export function Fotos({ produto: { imagens, nome } }: { produto: ProdutoEscrito }) {
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

interface IdentidadeProps {
  escrita: Escrita
  categorias: NonNullable<ListaDoCatalogo['categorias']>
}

export function Identidade({ escrita, categorias }: IdentidadeProps) {
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

export function Valores({ escrita }: { escrita: Escrita }) {
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
export function Quantidades({ escrita }: { escrita: Escrita }) {
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
