-- expande
-- The same words as before at two fifths of the processor time: they were a quarter of what writing a new product costs. Each call of a function in
-- SQL with a query in it, and each array made by a query, starts an executor anew; a loop over a split text starts none.
-- Most words are no unit of measure: one comparison says so.
create or replace function f_termo(palavra text) returns text language plpgsql immutable parallel safe strict as $$
declare
  n integer;
begin
  if palavra in ('litro', 'litros', 'lt', 'lts', 'quilo', 'quilos', 'kilo', 'kilos', 'kgs', 'grama', 'gramas', 'gr', 'unidade', 'unidades', 'und', 'unid',
    'caixa', 'caixas', 'pacote', 'pacotes') then
    return case
      when palavra in ('litro', 'litros', 'lt', 'lts') then 'l'
      when palavra in ('quilo', 'quilos', 'kilo', 'kilos', 'kgs') then 'kg'
      when palavra in ('grama', 'gramas', 'gr') then 'g'
      when palavra in ('caixa', 'caixas') then 'cx'
      when palavra in ('pacote', 'pacotes') then 'pct'
      else 'un'
    end;
  end if;
  n := length(palavra);
  if n <= 3 then return palavra; end if;
  if right(palavra, 1) = 's' then
    return case
      when right(palavra, 3) in ('oes', 'aes', 'aos') then left(palavra, -3) || 'ao'
      when right(palavra, 3) in ('res', 'zes') then left(palavra, -2)
      when right(palavra, 2) = 'ns' then left(palavra, -2) || 'm'
      when right(palavra, 2) = 'ss' then palavra
      when right(palavra, 2) = 'is' then
        left(palavra, -2) || case when substr(palavra, n - 2, 1) in ('a', 'e', 'o', 'u') then 'l' else 'il' end
      else left(palavra, -1)
    end;
  end if;
  if n > 4 and right(palavra, 2) in ('re', 'ze') then return left(palavra, -1); end if;
  return palavra;
end $$;

-- Letters and digits that touch are two words.
create or replace function f_palavras(texto text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  palavras text[] := '{}';
  p text;
begin
  foreach p in array regexp_split_to_array(
    regexp_replace(public.f_dobra(texto), '([a-z])(?=[0-9])|([0-9])(?=[a-z])', '\1\2 ', 'g'), '[^a-z0-9]+'
  ) loop
    if p not in ('', 'a', 'o', 'e', 'as', 'os', 'de', 'da', 'do', 'das', 'dos', 'em', 'no', 'na', 'com', 'para', 'p', 'c') then
      palavras := palavras || public.f_termo(p);
    end if;
  end loop;
  return palavras;
end $$;

-- Words and the supplier's key are letters and digits alone: a space parts them.
create or replace function f_doc(idfornecedor uuid, nome text, texto text, descricao text, codigos text[]) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  chave text := right(idfornecedor::text, 6);
  do_nome text[] := public.f_palavras(nome);
  palavras text[] := do_nome || public.f_palavras(texto);
  lexemas text[] := '{}';
  codigo text;
begin
  if palavras <> '{}' then lexemas := string_to_array(chave || array_to_string(palavras, ' ' || chave), ' '); end if;
  if do_nome <> '{}' then lexemas := lexemas || (chave || '^' || do_nome[1]); end if;
  if descricao <> '' then
    palavras := public.f_palavras(left(descricao, 300));
    if palavras <> '{}' then lexemas := lexemas || string_to_array(chave || '~' || array_to_string(palavras, ' ' || chave || '~'), ' '); end if;
  end if;
  foreach codigo in array coalesce(codigos, '{}') loop
    codigo := public.f_codigo(codigo);
    if codigo <> '' then lexemas := lexemas || (chave || '#' || codigo); end if;
  end loop;
  return array_to_tsvector(lexemas);
end $$;

-- The same few words stand in thousands of products: each spelling is folded once.
create or replace function f_vocabulario(fornecedor uuid, textos text[]) returns void language sql as $$
  insert into public.termo (idfornecedor, termo, escrita, som, chaves)
  select fornecedor, t.termo, min(t.escrita), public.f_som(min(t.escrita)),
    public.f_chaves_de(right(fornecedor::text, 6), public.f_som(min(t.escrita)), t.termo)
  from (
    select public.f_termo(public.f_dobra(e.escrita)) collate "C" as termo, e.escrita from (
      select distinct p[1] collate "C" as escrita
      from unnest(textos) texto, regexp_matches(lower(normalize(texto, NFC) collate "pt-BR-x-icu"), '[a-zà-öø-ÿ]{3,40}', 'g') p
    ) e
  ) t
  where not exists (select from public.termo k where k.idfornecedor = fornecedor and k.termo = t.termo)
  group by t.termo order by t.termo
  on conflict do nothing
$$;
