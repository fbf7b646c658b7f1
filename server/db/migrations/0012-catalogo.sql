-- Search of the catalogue (docs/busca.md). Every word of a product becomes a lexeme that begins with a key of its supplier:
-- one single-column GIN then finds a supplier's words alone, without intersecting with all the products of that supplier.
-- The same words are made of a query in server/src/produto/palavras.ts; a test holds the two together.

create extension if not exists fuzzystrmatch;

-- Lower case ASCII: accents dropped. Independent of the locale of the database.
create function f_dobra(texto text) returns text language sql immutable parallel safe strict
return lower(regexp_replace(normalize(texto, NFD), '[\u0300-\u036f]', '', 'g'));

-- Normal form of one folded word: plural to singular, units of measure to their sign.
create function f_termo(palavra text) returns text language plpgsql immutable parallel safe strict as $$
declare
  n integer := length(palavra);
begin
  case palavra
    when 'litro', 'litros', 'lt', 'lts' then return 'l';
    when 'quilo', 'quilos', 'kilo', 'kilos', 'kgs' then return 'kg';
    when 'grama', 'gramas', 'gr' then return 'g';
    when 'unidade', 'unidades', 'und', 'unid' then return 'un';
    when 'caixa', 'caixas' then return 'cx';
    when 'pacote', 'pacotes' then return 'pct';
    else null;
  end case;
  if n <= 3 then return palavra; end if;
  if right(palavra, 1) = 's' then
    case right(palavra, 3)
      when 'oes', 'aes', 'aos' then return left(palavra, -3) || 'ao';
      when 'res', 'zes' then return left(palavra, -2);
      else null;
    end case;
    case right(palavra, 2)
      when 'ns' then return left(palavra, -2) || 'm';
      when 'ss' then return palavra;
      when 'is' then
        return left(palavra, -2) || case when substr(palavra, n - 2, 1) in ('a', 'e', 'o', 'u') then 'l' else 'il' end;
      else return left(palavra, -1);
    end case;
  end if;
  if n > 4 and right(palavra, 2) in ('re', 'ze') then return left(palavra, -1); end if;
  return palavra;
end $$;

-- Words of a text in order, in normal form, without those that say nothing alone. '500g' is two words.
create function f_palavras(texto text) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(public.f_termo(p[1]) order by ordem), '{}')
  from regexp_matches(public.f_dobra(texto), '[a-z]+|[0-9]+', 'g') with ordinality as r(p, ordem)
  where p[1] not in ('a', 'o', 'e', 'as', 'os', 'de', 'da', 'do', 'das', 'dos', 'em', 'no', 'na', 'com', 'para', 'p', 'c')
$$;

-- A code as it is typed by different people: letters and digits alone.
create function f_codigo(codigo text) returns text language sql immutable parallel safe strict
return regexp_replace(lower(codigo), '[^a-z0-9]', '', 'g');

-- Lexemes: key + word; key + '^' + first word of the name; key + '~' + word of the description; key + '#' + code.
create function f_doc(idfornecedor uuid, nome text, texto text, descricao text, codigos text[]) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  chave text := right(idfornecedor::text, 6);
  palavras text[] := public.f_palavras(nome);
begin
  return array_to_tsvector(
    array(select chave || p from unnest(palavras || public.f_palavras(texto)) p)
    || array(select chave || '^' || palavras[1] where array_length(palavras, 1) > 0)
    || array(select chave || '~' || p from unnest(public.f_palavras(left(descricao, 300))) p)
    || array(select chave || '#' || public.f_codigo(c) from unnest(codigos) c where public.f_codigo(c) <> '')
  );
end $$;

-- A main product carries the number of its variants, and is found by their words and codes: lists read one row a card.
alter table produto
  drop column doc,
  drop column busca,
  add column variantes integer not null default 0,
  add column texto_variantes text not null default '',
  add column codigos_variantes text[] not null default '{}';

create function f_variantes() returns trigger language plpgsql as $$
begin
  update produto m set
    variantes = coalesce(v.total, 0), texto_variantes = coalesce(v.texto, ''), codigos_variantes = coalesce(v.codigos, '{}')
  from (values (case when tg_op = 'INSERT' then null else old.idprodutoprincipal end), (case when tg_op = 'DELETE' then null else new.idprodutoprincipal end)) alvo (id)
  left join lateral (
    select count(*) as total, string_agg(nome || ' ' || embalagem, ' ' order by sku) as texto,
      array_agg(sku order by sku) || coalesce(array_agg(ean order by sku) filter (where ean is not null), '{}') as codigos
    from produto p where p.idfornecedor = coalesce(new.idfornecedor, old.idfornecedor) and p.idprodutoprincipal = alvo.id and p.ativo
  ) v on true
  where m.idfornecedor = coalesce(new.idfornecedor, old.idfornecedor) and m.idcadastroextraproduto = alvo.id
    and (m.variantes, m.texto_variantes, m.codigos_variantes) is distinct from (coalesce(v.total, 0)::integer, coalesce(v.texto, ''), coalesce(v.codigos, '{}'));
  return null;
end $$;
create trigger produto_variante_nova after insert on produto for each row
  when (new.idprodutoprincipal is not null) execute function f_variantes();
create trigger produto_variante_mudou after update of idprodutoprincipal, ativo, nome, embalagem, sku, ean on produto for each row
  when (coalesce(new.idprodutoprincipal, old.idprodutoprincipal) is not null) execute function f_variantes();
create trigger produto_variante_saiu after delete on produto for each row
  when (old.idprodutoprincipal is not null) execute function f_variantes();
update produto m set variantes = v.total, texto_variantes = v.texto, codigos_variantes = v.codigos from (
  select idfornecedor, idprodutoprincipal, count(*) as total, string_agg(nome || ' ' || embalagem, ' ' order by sku) as texto,
    array_agg(sku order by sku) || coalesce(array_agg(ean order by sku) filter (where ean is not null), '{}') as codigos
  from produto where ativo and idprodutoprincipal is not null group by 1, 2
) v where (m.idfornecedor, m.idcadastroextraproduto) = (v.idfornecedor, v.idprodutoprincipal);

create function f_texto(marca text, embalagem text, tags text[], texto_variantes text) returns text language sql immutable parallel safe
return marca || ' ' || embalagem || ' ' || array_to_string(tags, ' ') || ' ' || texto_variantes;

alter table produto add column doc tsvector not null generated always as (
  f_doc(idfornecedor, nome, f_texto(marca, embalagem, tags, texto_variantes), descricao, array[sku, ean] || codigos_variantes)
) stored;
create index produto_doc on produto using gin (doc) where ativo;
create index produto_marca on produto (idfornecedor, marca) where ativo and idprodutoprincipal is null;
create index produto_tags on produto using gin (tags) where ativo;
drop text search configuration pt_br;

-- Vocabulary of a supplier: what a misspelled word may have meant. A word stays once known; a word that no product has any
-- more finds nothing and does no harm.
create table termo (
  idfornecedor uuid not null references fornecedor on delete cascade,
  termo text collate "C" not null,
  -- As it is written, for 'você quis dizer'.
  escrita text not null,
  som text collate "C" not null,
  -- Key of the supplier + the sound with up to two letters left out: two words one slip apart share one of them.
  chaves text[] collate "C" not null,
  primary key (idfornecedor, termo)
);

-- The sound of a written word in Portuguese: what is confused in writing becomes the same letters.
create function f_som(escrita text) returns text language plpgsql immutable parallel safe strict as $$
declare
  s text := public.f_termo(public.f_dobra(replace(replace(escrita, 'ç', 'ss'), 'Ç', 'ss')));
begin
  s := replace(replace(replace(s, 'ph', 'f'), 'sh', 'x'), 'ch', 'x');
  s := replace(replace(replace(s, 'lh', 'l'), 'nh', 'n'), 'h', '');
  s := regexp_replace(s, '[sx]c([ei])', 's\1', 'g');
  s := regexp_replace(regexp_replace(s, 'c([eiy])', 's\1', 'g'), 'g([eiy])', 'j\1', 'g');
  s := regexp_replace(regexp_replace(s, 'qu([ei])', 'k\1', 'g'), 'gu([ei])', 'g\1', 'g');
  s := translate(s, 'zcqyw', 'skkiv');
  s := replace(replace(s, 'ou', 'o'), 'ei', 'e');
  s := regexp_replace(regexp_replace(s, 'l([^aeiou]|$)', 'u\1', 'g'), 'n([^aeiou]|$)', 'm\1', 'g');
  s := regexp_replace(s, '(.)\1+', '\1', 'g');
  return case right(s, 1) when 'e' then left(s, -1) || 'i' when 'o' then left(s, -1) || 'u' else s end;
end $$;

-- Key + the sound, whole and with one letter left out (two from 7 letters on).
create function f_chaves(chave text, som text) returns text[] language sql immutable parallel safe strict as $$
  with menos_uma as (
    select distinct left(som, i - 1) || substr(som, i + 1) as s from generate_series(1, length(som)) i where length(som) >= 4
  )
  select array_agg(distinct chave || s) from (
    select som as s
    union all select s from menos_uma
    union all select left(s, i - 1) || substr(s, i + 1) from menos_uma, generate_series(1, length(s)) i where length(som) between 7 and 16
  ) todas
$$;
create index termo_chaves on termo using gin (chaves);

create function f_vocabulario(fornecedor uuid, textos text[]) returns void language sql as $$
  insert into public.termo (idfornecedor, termo, escrita, som, chaves)
  select fornecedor, t.termo, min(t.escrita), public.f_som(min(t.escrita)), public.f_chaves(right(fornecedor::text, 6), public.f_som(min(t.escrita)))
  from (
    select public.f_termo(public.f_dobra(p[1] collate "C")) collate "C" as termo, p[1] collate "C" as escrita
    from unnest(textos) texto, regexp_matches(lower(normalize(texto, NFC) collate "pt-BR-x-icu"), '[a-zà-öø-ÿ]{3,40}', 'g') p
  ) t
  where not exists (select from public.termo k where k.idfornecedor = fornecedor and k.termo = t.termo)
  group by t.termo order by t.termo
  on conflict do nothing
$$;

create function f_aprende() returns trigger language plpgsql as $$
begin
  perform f_vocabulario(idfornecedor, array_agg(distinct texto))
  from (
    select idfornecedor, unnest(array[nome, marca, embalagem, array_to_string(tags, ' ')]) as texto from alterados
  ) t group by idfornecedor;
  return null;
end $$;
create trigger produto_aprende after insert on produto referencing new table as alterados for each statement execute function f_aprende();

create function f_aprende_uma() returns trigger language plpgsql as $$
begin
  perform f_vocabulario(new.idfornecedor, array[new.nome, new.marca, new.embalagem, array_to_string(new.tags, ' ')]);
  return null;
end $$;
create trigger produto_reaprende after update on produto for each row when (old.doc is distinct from new.doc) execute function f_aprende_uma();

select f_vocabulario(idfornecedor, array_agg(nome || ' ' || marca || ' ' || embalagem || ' ' || array_to_string(tags, ' '))) from produto group by idfornecedor;

-- Words of a supplier for other words: 'refri' also asks for 'refrigerante'.
create table sinonimo (
  idfornecedor uuid not null references fornecedor on delete cascade,
  termo text not null check (termo <> ''),
  sinonimos text[] not null check (cardinality(sinonimos) > 0),
  primary key (idfornecedor, termo)
);
create trigger sinonimo_inserido after insert on sinonimo referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger sinonimo_alterado after update on sinonimo referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger sinonimo_excluido after delete on sinonimo referencing old table as alterados for each statement execute function f_avisa_fornecedor();
