-- The host of the screen share links was a sample that leads nowhere: without one the links lead to the site itself.
-- Cleared in every version of the settings, so that no older one brings it back.
update setting_versions set value = jsonb_set(value, '{screenShareHost}', 'null')
where section = 'links' and value->>'screenShareHost' in ('https://support.example.com', 'https://support.example.com/');
